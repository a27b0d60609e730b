// node --import ./scripts/lib/tsx.mjs FILE: tsx, or a sentence before npm ci.
import { createRequire, Module } from 'node:module'

try {
  await import('tsx')
} catch (error) {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error
  console.error('The packages are missing: run "npm ci" first.')
  process.exit(1)
}

// Scripts are no browsers: scripts/compile.mjs leaves this package out too.
const require = createRequire(import.meta.url)
const guard = require.resolve('server-only')
require.cache[guard] = Object.assign(new Module(guard), { loaded: true })
