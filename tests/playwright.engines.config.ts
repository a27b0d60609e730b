import { defineConfig } from '@playwright/test'
import browserTests from './playwright.config'
import type { EngineOptions } from './support/engines/test'

// Playwright runs the tests and measures in Chromium; Firefox and WebKit are Debian's.
export default defineConfig<object, EngineOptions>({
  ...browserTests,
  testDir: 'engines',
  retries: 0,
  projects: [
    { name: 'Firefox', use: { engineName: 'Firefox' } },
    { name: 'WebKit', use: { engineName: 'WebKit' } },
  ],
})
