import path from 'node:path'

// Also correct for the compiled programs in dist.
export const root = path.resolve(import.meta.dirname, '../..')

export const prismaFolder = path.join(root, 'prisma')

export function dataFolder() {
  return path.resolve(root, process.env.DATA_DIR || '.data')
}

export function buildFolder() {
  return path.resolve(root, process.env.NEXT_DIST_DIR || '.next')
}

/** A file that an argument names, from the folder where npm was called: npm runs all commands in the root. */
export function fileOfCaller(name: string) {
  return path.resolve(process.env.INIT_CWD ?? '.', name)
}

export const programs = {
  run: path.join(root, 'scripts/run.mjs'),
  biome: path.join(root, 'node_modules/@biomejs/biome/bin/biome'),
  next: path.join(root, 'node_modules/next/dist/bin/next'),
  playwright: path.join(root, 'node_modules/@playwright/test/cli.js'),
  prisma: path.join(root, 'node_modules/prisma/build/index.js'),
  tsc: path.join(root, 'node_modules/typescript/bin/tsc'),
  vitest: path.join(root, 'node_modules/vitest/vitest.mjs'),
}
