#!/bin/sh
# Builds the image without Docker and without a registry of images: on Debian as root, with mmdebstrap and buildah.
# The base is Debian with this machine's Node.js and certificates.
#   sh deploy/build-image.sh [name]
set -eu

name=${1:-tembo-trails}
source=$(cd "$(dirname "$0")/.." && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
# Steps in a chroot need no user namespace and no engine.
export BUILDAH_ISOLATION=chroot STORAGE_DRIVER=${STORAGE_DRIVER:-vfs}
printf '{"default":[{"type":"insecureAcceptAnything"}]}' >"$folder/policy.json"
build() { command=$1; shift; buildah "$command" --signature-policy "$folder/policy.json" "$@"; }

[ "$(id -u)" = 0 ] || { echo 'Run this as root.' >&2; exit 1; }
for program in mmdebstrap buildah; do
  command -v $program >/dev/null || { echo "Install $program first: apt-get install mmdebstrap buildah" >&2; exit 1; }
done

if ! buildah inspect --type image tembo-base >/dev/null 2>&1; then
  mmdebstrap --quiet --variant=minbase --include=ca-certificates bookworm "$folder/base.tar"
  base=$(build from scratch)
  buildah add --quiet "$base" "$folder/base.tar" / >/dev/null
  buildah copy --quiet "$base" "$(readlink -f "$(command -v node)")" /usr/local/bin/node >/dev/null
  buildah copy --quiet "$base" "$(dirname "$(readlink -f "$(command -v npm)")")/.." /usr/local/lib/node_modules/npm >/dev/null
  buildah run "$base" -- ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
  if ls /usr/local/share/ca-certificates/*.crt >/dev/null 2>&1; then
    buildah copy --quiet "$base" /usr/local/share/ca-certificates /usr/local/share/ca-certificates >/dev/null
    buildah run "$base" -- update-ca-certificates >/dev/null
  fi
  buildah config --env NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt "$base"
  build commit --quiet --rm "$base" tembo-base >/dev/null
fi
build bud --format docker --build-arg BASE=localhost/tembo-base -f "$source/deploy/Dockerfile" -t "$name" "$source"
