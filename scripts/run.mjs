// node scripts/run.mjs NAME: runs a compiled program; compiles changed ones first if esbuild is installed.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const root = path.resolve(import.meta.dirname, '..')
const [name] = process.argv.splice(2, 1)
if (existsSync(path.join(root, 'node_modules/esbuild'))) {
  const { compile } = await import('./compile.mjs')
  await compile()
}
const program = path.join(root, 'dist/scripts', `${name}.js`)
if (!existsSync(program)) {
  const isInstalled = existsSync(path.join(root, 'dist'))
  console.error(isInstalled ? `There is no command "${name}".` : 'The packages are missing: run "npm ci" first.')
  process.exit(1)
}
await import(pathToFileURL(program).href)
