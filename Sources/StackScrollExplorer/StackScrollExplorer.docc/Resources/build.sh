swift build -c release --product stackscroll
export PATH="$PWD/.build/release:$PATH"
stackscroll --version
