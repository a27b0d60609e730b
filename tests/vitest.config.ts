import path from 'node:path'
import { defineConfig } from 'vitest/config'

const root = path.resolve(import.meta.dirname, '..')
const support = (name: string) => path.join(import.meta.dirname, 'support', name)
const consoleGuard = support('console-guard.ts')

export default defineConfig({
  root,
  resolve: {
    alias: [
      { find: /^@\//, replacement: `${root}/` },
      { find: 'server-only', replacement: support('server-only.ts') },
      { find: 'next/cache', replacement: support('next-cache.ts') },
      { find: 'next/headers', replacement: support('next-headers.ts') },
    ],
  },
  test: {
    // By default vitest leaves one core idle.
    maxWorkers: 2,
    restoreMocks: true,
    clearMocks: true,
    // For a busy machine: a passing test never waits that long.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['tests/unit/**/*.test.ts'], setupFiles: [consoleGuard] },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['tests/components/**/*.test.tsx'],
          environment: 'jsdom',
          server: { deps: { inline: ['@headlessui/react'] } },
          setupFiles: [consoleGuard, support('component-setup.ts')],
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          setupFiles: [support('database-of-file.ts'), consoleGuard],
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'scripts',
          include: ['tests/scripts/**/*.test.ts'],
          sequence: { groupOrder: 2 },
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
})
