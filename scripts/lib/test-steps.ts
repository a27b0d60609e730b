import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findBrowser } from './browser'
import { runNode, startNode } from './child'
import { enginePrograms } from './engines'
import { dataFolder, programs } from './paths'
import { freePort } from './ports'
import { OperatorError } from './report'
import { playwrightResult, type Result, vitestResult } from './test-results'

export async function runVitest(database: string, words: string[]): Promise<Result> {
  const report = path.join(dataFolder(), 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const env = { ...process.env, TEST_DATABASE_URL: database, NODE_ENV: 'test' as const }
  const command = [programs.vitest, 'run', '--config', 'tests/vitest.config.ts', ...reporters, ...words]
  return vitestResult(report, await runNode(command, { env }))
}

export function runBrowserTests(database: string, words: string[]) {
  return runPlaywright('tests/playwright.config.ts', database, words)
}

export async function runEngineTests(database: string, words: string[]) {
  // Before several workers look for it at once.
  enginePrograms()
  return runPlaywright('tests/playwright.engines.config.ts', database, words)
}

/** Starts the site, runs Playwright against it and stops it. The tests read `database` to see what was stored. */
async function runPlaywright(config: string, database: string, words: string[]): Promise<Result> {
  const browser = await findBrowser()
  const site = await startSite(await freePort())
  const report = path.join(dataFolder(), 'playwright.json')
  const places = { BASE_URL: site.url, DATABASE_URL: database, CHROMIUM_PATH: browser }
  const env = { ...process.env, ...places, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const command = [programs.playwright, 'test', '--config', config, '--reporter=dot,json', ...words]
  const result = await playwrightResult(report, await runNode(command, { env }))
  const { code, output } = await site.stop()
  // The site's log explains a failure. A site that does not stop cleanly is a failure.
  return {
    ...result,
    failed: result.failed + (code === 0 ? 0 : 1),
    output: `${result.output}\nThe site said:\n${output}`,
  }
}

export async function startSite(port: number) {
  // Errors only, not a line for every request.
  const env = { ...process.env, PORT: String(port), LOG_LEVEL: 'warn' }
  const { child, ended } = startNode(['--import', 'tsx', 'scripts/start.ts'], { env })
  const url = `http://localhost:${port}`
  const isUp = () =>
    fetch(url, { redirect: 'manual' }).then(
      () => true,
      () => false,
    )
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new OperatorError(`The site does not start:\n${(await ended).output}`)
    await sleep(100)
  }
  const stop = () => {
    child.kill('SIGTERM')
    return ended
  }
  return { url, stop }
}
