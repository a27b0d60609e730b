import path from 'node:path'
import { findBrowser } from './browser'
import { runNode } from './child'
import { enginePrograms } from './engines'
import { dataFolder, programs } from './paths'
import { startQuietSite } from './server'
import { MissingPrograms } from './system-program'
import { leaveOut, playwrightResult, type Result, vitestResult } from './test-results'

export async function runVitest(database: string, words: string[]): Promise<Result> {
  const report = path.join(dataFolder(), 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const env = { ...process.env, TEST_DATABASE_URL: database, NODE_ENV: 'test' as const }
  const command = [programs.vitest, 'run', '--config', 'tests/vitest.config.ts', ...reporters, ...words]
  return vitestResult(report, await runNode(command, { env }))
}

const projectArguments = (names: string[]) => names.map((name) => `--project=${name}`)
export const inChromium = projectArguments(['desktop', 'phone', 'long', 'plain', 'standalone'])
/** They compare with Chromium. */
export const inEngines = projectArguments(['Firefox', 'WebKit'])

/**
 * The projects whose browsers are there, after installing what is missing where that is possible. The summary says what
 * is left out and which packages it needs. With CI set, a missing browser is an error.
 */
export async function runnableProjects() {
  const missing = [await missingPackages(findBrowser), await missingPackages(enginePrograms)]
  const [chromium = [], engines = []] = missing
  if (missing.flat().length > 0) {
    const names = chromium.length > 0 ? 'browsers' : 'Firefox and WebKit'
    leaveOut(`Left out: the tests in ${names}. They need the Debian packages ${missing.flat().join(', ')}.`)
  }
  if (chromium.length > 0) return []
  return engines.length > 0 ? inChromium : [...inChromium, ...inEngines]
}

async function missingPackages(find: () => unknown) {
  try {
    await find()
    return []
  } catch (error) {
    if (error instanceof MissingPrograms && !process.env.CI) return error.debianPackages
    throw error
  }
}

/**
 * Starts the site, runs Playwright against it and stops it. The tests read `database` to see what was stored.
 * Playwright's own webServer would leave the site behind when a run is killed, and not tell when it stops badly.
 */
export async function runPlaywright(database: string, words: string[]): Promise<Result> {
  // Before several workers look for them at once.
  if (inEngines.some((project) => words.includes(project))) enginePrograms()
  const browser = await findBrowser()
  const site = await startQuietSite()
  const report = path.join(dataFolder(), 'playwright.json')
  const places = { BASE_URL: site.url, DATABASE_URL: database, CHROMIUM_PATH: browser }
  const env = { ...process.env, ...places, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const command = [programs.playwright, 'test', '--config', 'tests/playwright.config.ts', '--reporter=dot,json']
  const result = await playwrightResult(report, await runNode([...command, ...words], { env }))
  const { code, output } = await site.stop()
  // The site's log explains a failure. A site that does not stop cleanly is a failure.
  return {
    ...result,
    failed: result.failed + (code === 0 ? 0 : 1),
    output: `${result.output}\nThe site said:\n${output}`,
  }
}
