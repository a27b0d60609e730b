import { defineConfig } from '@playwright/test'

// What keeps Chromium from talking to anyone but the site; root may only run it without its sandbox.
const quiet = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']
const args = [...quiet, '--disable-component-update', '--disable-sync']
if (process.getuid?.() === 0) args.push('--no-sandbox')

const phones = /\.phone\.spec\.ts$/

// scripts/test.ts starts the site and says where it and the browser are.
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  // Limits for a busy machine, not measurements: what passes never waits that long.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: process.env.BASE_URL,
    trace: 'off',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args },
  },
  projects: [
    { name: 'desktop', testIgnore: phones, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      testMatch: phones,
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
    },
  ],
})
