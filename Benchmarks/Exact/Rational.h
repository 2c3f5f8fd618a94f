// Exact fractions: two machine words where that is enough, GMP's where it is not.
#pragma once
#include <gmpxx.h>

#include <cstdint>
#include <memory>
#include <string>
#include <utility>

class Rational {
 public:
  Rational() = default;
  Rational(int64_t whole) : n(whole) {}
  explicit Rational(const mpq_class &value) { set(value); }
  Rational(const Rational &other) : n(other.n), d(other.d) {
    if (other.big) big = std::make_unique<mpq_class>(*other.big);
  }
  Rational(Rational &&) = default;
  Rational &operator=(const Rational &other) {
    if (this == &other) return *this;
    n = other.n;
    d = other.d;
    big = other.big ? std::make_unique<mpq_class>(*other.big) : nullptr;
    return *this;
  }
  Rational &operator=(Rational &&) = default;

  // A decimal ("-12.5e-3") or a quotient of two ("1/3"), exactly as it is written.
  static Rational parse(const std::string &text) {
    auto slash = text.find('/');
    if (slash != std::string::npos)
      return parse(text.substr(0, slash)) / parse(text.substr(slash + 1));
    std::string digits;
    long exponent = 0;
    bool isFraction = false;
    for (size_t i = 0; i < text.size(); i++) {
      char c = text[i];
      if (c == 'e' || c == 'E') {
        exponent += std::stol(text.substr(i + 1));
        break;
      }
      if (c == '.') {
        isFraction = true;
      } else {
        digits += c;
        if (isFraction && c != '-') exponent -= 1;
      }
    }
    mpz_class scale, number(digits, 10);
    mpz_ui_pow_ui(scale.get_mpz_t(), 10, exponent < 0 ? -exponent : exponent);
    mpq_class value = exponent < 0 ? mpq_class(number, scale) : mpq_class(number * scale, 1);
    value.canonicalize();
    return Rational(value);
  }

  int sign() const { return big ? sgn(*big) : (n > 0) - (n < 0); }
  bool isZero() const { return !big && n == 0; }
  bool isUnit() const { return !big && d == 1 && (n == 1 || n == -1); }
  double number() const { return big ? big->get_d() : double(n) / double(d); }
  mpq_class exact() const {
    if (big) return *big;
    mpq_class value;
    mpz_set_si(value.get_num_mpz_t(), n);
    mpz_set_si(value.get_den_mpz_t(), d);
    return value;
  }

  Rational operator-() const {
    if (!big && n != INT64_MIN) {
      Rational result;
      result.n = -n;
      result.d = d;
      return result;
    }
    return Rational(mpq_class(-exact()));
  }
  Rational abs() const { return sign() < 0 ? -*this : *this; }

  friend Rational operator+(const Rational &a, const Rational &b) {
    if (a.isZero()) return b;
    if (b.isZero()) return a;
    if (!a.big && !b.big) {
      int64_t sum;
      if (a.d == 1 && b.d == 1 && !__builtin_add_overflow(a.n, b.n, &sum)) return Rational(sum);
      int64_t g = gcd(a.d, b.d);
      __int128 number = (__int128)a.n * (b.d / g) + (__int128)b.n * (a.d / g);
      __int128 under = (__int128)a.d * (b.d / g);
      if (fits(number) && fits(under)) return reduced(int64_t(number), int64_t(under));
    }
    return Rational(mpq_class(a.exact() + b.exact()));
  }
  friend Rational operator-(const Rational &a, const Rational &b) { return a + -b; }
  friend Rational operator*(const Rational &a, const Rational &b) {
    if (a.isZero() || b.isZero()) return Rational();
    if (!a.big && !b.big) {
      int64_t g = gcd(a.n, b.d), h = gcd(b.n, a.d);
      __int128 number = (__int128)(a.n / g) * (b.n / h);
      __int128 under = (__int128)(a.d / h) * (b.d / g);
      if (fits(number) && fits(under)) {
        Rational result;
        result.n = int64_t(number);
        result.d = int64_t(under);
        return result;
      }
    }
    return Rational(mpq_class(a.exact() * b.exact()));
  }
  friend Rational operator/(const Rational &a, const Rational &b) {
    if (!b.big && b.n != INT64_MIN) {
      Rational inverse;
      inverse.n = b.n < 0 ? -b.d : b.d;
      inverse.d = b.n < 0 ? -b.n : b.n;
      return a * inverse;
    }
    return Rational(mpq_class(a.exact() / b.exact()));
  }
  Rational &operator+=(const Rational &other) { return *this = *this + other; }
  Rational &operator-=(const Rational &other) { return *this = *this - other; }
  friend bool operator<(const Rational &a, const Rational &b) {
    if (!a.big && !b.big) return (__int128)a.n * b.d < (__int128)b.n * a.d;
    return a.exact() < b.exact();
  }
  friend bool operator>(const Rational &a, const Rational &b) { return b < a; }
  friend bool operator==(const Rational &a, const Rational &b) { return !(a < b) && !(b < a); }

 private:
  int64_t n = 0, d = 1;
  std::unique_ptr<mpq_class> big;  // where it is set, n and d are 0 and 1

  static bool fits(__int128 value) { return value < INT64_MAX && value > INT64_MIN; }
  static int64_t gcd(int64_t a, int64_t b) {
    uint64_t x = a < 0 ? -uint64_t(a) : a, y = b < 0 ? -uint64_t(b) : b;
    while (y) {
      uint64_t rest = x % y;
      x = y;
      y = rest;
    }
    return x ? int64_t(x) : 1;
  }
  static Rational reduced(int64_t number, int64_t under) {
    Rational result;
    int64_t g = under == 1 ? 1 : gcd(number, under);
    result.n = number / g;
    result.d = under / g;
    return result;
  }
  void set(const mpq_class &value) {
    if (value.get_num().fits_slong_p() && value.get_den().fits_slong_p() &&
        value.get_num() != INT64_MIN) {
      n = value.get_num().get_si();
      d = value.get_den().get_si();
    } else {
      big = std::make_unique<mpq_class>(value);
    }
  }
};
