# The command line alone: docker run --rm -v "$PWD:/work" stackscroll lint .
#
# It runs as a user without rights, who reads what anybody may read. What it is to write needs the user who owns the
# folder: docker run --rm --user "$(id -u):$(id -g)" -v "$PWD:/work" stackscroll lint . --report report
#
# The images are named by their versions: their digests are not known where this file was written, and
# `docker buildx imagetools inspect IMAGE` tells them, to be written as IMAGE@sha256:DIGEST.
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
USER 10001:10001
ENTRYPOINT ["stackscroll"]
