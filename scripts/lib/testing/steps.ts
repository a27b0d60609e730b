import { rm } from 'node:fs/promises'
import path from 'node:path'
import { runNode } from '../child'
import { dataFolder, programs, root } from '../paths'
import { generateClient } from '../prisma-client'
import { startQuietSite } from '../server'
import { MissingPrograms } from '../system-program'
import { enginePrograms, findBrowser } from './browser'
import { hasColours, leaveOut, playwrightResult, type Result, vitestResult } from './results'

export function checkStyle() {
  return runNode([programs.biome, 'check', '--error-on-warnings', '.'])
}

// TypeScript reads the route types of every build folder, and those of an old build would reject new routes.
const otherRouteTypes = ['.next/types', '.next/dev/types', '.next-bench/types']

export async function checkTypes() {
  await generateClient()
  for (const folder of otherRouteTypes) await rm(path.join(root, folder), { recursive: true, force: true })
  const routes = await runNode([programs.next, 'typegen'])
  return routes.code === 0 ? runNode([programs.tsc, '--noEmit']) : routes
}

const vitest = [programs.vitest, '--config', 'tests/vitest.config.ts']
const vitestEnvironment = (database: string) => ({
  ...process.env,
  TEST_DATABASE_URL: database,
  NODE_ENV: 'test' as const,
  ...(hasColours ? {} : { NO_COLOR: '1' }),
})

/** The output has the failures only, each with what its test logged. */
export async function runVitest(database: string, args: string[]): Promise<Result> {
  const report = path.join(dataFolder(), 'vitest.json')
  const reporters = ['--reporter=minimal', '--reporter=json', `--outputFile.json=${report}`, '--silent=passed-only']
  const command = [...vitest, '--run', ...reporters, ...args]
  return vitestResult(report, await runNode(command, { env: vitestEnvironment(database) }))
}

/** Until it is interrupted. */
export async function watchVitest(args: string[]) {
  await generateClient()
  const { code } = await runNode([...vitest, '--watch', '--silent=passed-only', ...args], {
    env: vitestEnvironment(''),
    show: true,
  })
  return code
}

const projectArguments = (names: string[]) => names.map((name) => `--project=${name}`)
export const inChromium = projectArguments(['desktop', 'phone', 'long', 'plain', 'standalone'])
/** Chromium is the reference. */
export const inEngines = projectArguments(['Firefox', 'WebKit'])

/** Projects whose browsers exist or could be installed; the summary lists the rest. With CI set, missing ones fail. */
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

/** Starts the site and runs Playwright, whose own webServer survives killed runs and hides unclean exits. */
export async function runPlaywright(database: string, args: string[]): Promise<Result> {
  // Before parallel workers search for them.
  if (inEngines.some((project) => args.includes(project))) enginePrograms()
  const browser = await findBrowser()
  const site = await startQuietSite()
  const report = path.join(dataFolder(), 'playwright.json')
  const places = { BASE_URL: site.url, DATABASE_URL: database, CHROMIUM_PATH: browser }
  const env = { ...process.env, ...places, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const command = [programs.playwright, 'test', '--config', 'tests/playwright.config.ts', '--reporter=dot,json']
  const result = await playwrightResult(report, await runNode([...command, ...args], { env }))
  const { code, output } = await site.stop()
  // The site's log explains failures. An unclean exit is a failure.
  return {
    ...result,
    failed: result.failed + (code === 0 ? 0 : 1),
    output: `${result.output}\nThe site said:\n${output}`,
  }
}
