// node --import ./scripts/lib/tsx.mjs FILE: tsx, or a sentence before npm ci.
try {
  await import('tsx')
} catch (error) {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error
  console.error('The packages are missing: run "npm ci" first.')
  process.exit(1)
}
