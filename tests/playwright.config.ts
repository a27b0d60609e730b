import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import type { EngineOptions } from './support/engines/test'
import type { PlainOptions } from './support/plain-site'

// Keeps Chromium from calling home. Root can only run it without its sandbox.
const quiet = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']
// Without hinting widths of text are not rounded, as in other browsers and on phones.
const args = [...quiet, '--disable-component-update', '--disable-sync', '--font-render-hinting=none']
if (process.getuid?.() === 0) args.push('--no-sandbox')

const phones = /\.phone\.spec\.ts$/
const standalone = /standalone\.spec\.ts$/
const layouts = /pages\.spec/
const isAll = process.env.TEST_SIZE === 'all'
const long = /\.long\.spec\.ts$/

// scripts/test.ts starts the site and sets BASE_URL and CHROMIUM_PATH.
export default defineConfig<object, EngineOptions & PlainOptions>({
  testDir: 'e2e',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // More would slow each other down.
  workers: availableParallelism(),
  // For a busy machine: a passing test never waits that long.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: process.env.BASE_URL,
    trace: 'off',
    // Each click waits until nothing moves. The engines' tests, and those of motion itself, leave it on.
    contextOptions: { reducedMotion: 'reduce' },
    // page.route does not see a worker's requests; offline.spec.ts allows it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args },
  },
  projects: [
    { name: 'desktop', testIgnore: [phones, long], use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      testMatch: phones,
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
    },
    { name: 'plain', testDir: 'plain', testIgnore: standalone, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'standalone',
      testDir: 'plain',
      // The same files run under `next start`.
      testMatch: isAll ? [standalone, /answers\.spec\.ts$/] : standalone,
      use: { viewport: { width: 1280, height: 800 }, isStandalone: true },
    },
    // Playwright runs these tests and measures in Chromium; Firefox and WebKit are Debian's.
    ...(['Firefox', 'WebKit'] as const).map((engineName) => ({
      name: engineName,
      testDir: 'engines',
      // Comparing the layout of every page takes minutes.
      testIgnore: isAll ? [] : layouts,
      use: { engineName },
    })),
    // They fill the database. Alone: npm run test:e2e -- --project=long --no-deps
    {
      name: 'long',
      testMatch: long,
      dependencies: ['desktop', 'phone'],
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
})
