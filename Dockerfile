# The command line alone: docker run --rm -v "$PWD:/work" stackscroll lint .
FROM swift:6.2-noble AS build
WORKDIR /source
COPY . .
RUN swift build -c release --static-swift-stdlib --product stackscroll \
  && cp "$(swift build -c release --static-swift-stdlib --show-bin-path)/stackscroll" /stackscroll

FROM ubuntu:24.04
# What reads storyboards; all else of Swift is in the binary.
RUN apt-get update && apt-get install -y --no-install-recommends libxml2 \
  && rm -rf /var/lib/apt/lists/*
COPY --from=build /stackscroll /usr/local/bin/stackscroll
WORKDIR /work
ENTRYPOINT ["stackscroll"]
