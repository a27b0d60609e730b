// The build folder can be moved, so that tests never touch the build of a running site.
import path from 'node:path'

// Also from where the compiled programs are.
export const root = path.resolve(import.meta.dirname, '../..')

/** The programs of production (scripts/compile.mjs). */
export const compiled = path.join(root, 'dist/scripts')

export function dataFolder() {
  return path.resolve(root, process.env.DATA_DIR || '.data')
}

export function buildFolder() {
  return path.resolve(root, process.env.NEXT_DIST_DIR || '.next')
}

/** For runNode: programs of npm packages, and the one that runs ours. */
export const programs = {
  run: path.join(root, 'scripts/run.mjs'),
  biome: path.join(root, 'node_modules/@biomejs/biome/bin/biome'),
  next: path.join(root, 'node_modules/next/dist/bin/next'),
  playwright: path.join(root, 'node_modules/@playwright/test/cli.js'),
  prisma: path.join(root, 'node_modules/prisma/build/index.js'),
  tsc: path.join(root, 'node_modules/typescript/bin/tsc'),
  vitest: path.join(root, 'node_modules/vitest/vitest.mjs'),
}
