import { availableParallelism } from 'node:os'
import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const root = path.resolve(import.meta.dirname, '..')
const support = (name: string) => path.join(import.meta.dirname, 'support', name)
const consoleGuard = support('console-guard.ts')
const imageSettings = support('image-settings.ts')
// From the project with the longest files to that with the shortest, so that no worker waits at the end for a long one.
const order = ['lab', 'drills', 'scripts', 'integration', 'components', 'unit']

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const place = ({ project }: TestSpecification) => order.indexOf(project.name)
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other))
  }
}

const withSite = { globalSetup: support('build-site.ts'), testTimeout: 300_000, hookTimeout: 300_000 }

export default defineConfig({
  root,
  resolve: {
    alias: [
      { find: /^@\//, replacement: `${root}/` },
      { find: /^(server-only|next\/(cache|headers))$/, replacement: support('next-stubs.ts') },
    ],
  },
  test: {
    // By default vitest leaves one core idle. With more, a site and its commands would wait for each other.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst },
    restoreMocks: true,
    clearMocks: true,
    // For a busy machine: a passing test never waits that long.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        // Files share a process: loading what they import takes longer than running them.
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          setupFiles: [consoleGuard, imageSettings],
          isolate: false,
          // The log is written past vitest, which could not hold back that of tests that pass.
          env: { LOG_LEVEL: 'silent' },
        },
      },
      {
        extends: true,
        // Replaced for all files alike, because these share a process too.
        resolve: {
          alias: [
            { find: '@/lib/leads/actions', replacement: support('actions.ts') },
            { find: '@/lib/reviews/actions', replacement: support('actions.ts') },
            { find: 'next/navigation', replacement: support('next-stubs.ts') },
          ],
        },
        test: {
          name: 'components',
          include: ['tests/components/**/*.test.tsx'],
          environment: 'jsdom',
          isolate: false,
          mockReset: true,
          unstubGlobals: true,
          server: { deps: { inline: ['@headlessui/react'] } },
          setupFiles: [consoleGuard, imageSettings, support('component-setup.ts')],
        },
      },
      {
        extends: true,
        resolve: { alias: [{ find: /^\.\/open-workbook$/, replacement: support('open-workbook.ts') }] },
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          setupFiles: [support('database-of-file.ts'), support('app-router.ts'), consoleGuard],
          isolate: false,
          env: { LOG_LEVEL: 'silent' },
        },
      },
      { extends: true, test: { name: 'scripts', include: ['tests/scripts/**/*.test.ts'], ...withSite } },
      { extends: true, test: { name: 'drills', include: ['tests/drills/**/*.test.ts'], ...withSite } },
      // npm --prefix workshop run drill
      { extends: true, test: { name: 'lab', include: ['workshop/drills/*.test.ts'], ...withSite } },
    ],
  },
})
