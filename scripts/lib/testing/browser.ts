import { spawnSync } from 'node:child_process'
import { chromium } from '@playwright/test'
import { runNode } from '../child'
import { programs } from '../paths'
import { OperatorError, print } from '../report'
import { atEnd } from '../run'
import { findPrograms, installOnDebian, MissingPrograms } from '../system-program'

// The headless shell: the full browser also draws its toolbar, which costs as much CPU as the page.
const shell = 'chromium-headless-shell'
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** CHROMIUM_PATH, else an installed browser; installs one if necessary. Throws OperatorError. */
export async function findBrowser(): Promise<string> {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen && runs(chosen)) return chosen
  if (chosen) throw new OperatorError(`CHROMIUM_PATH is ${chosen}, but that does not run.`)
  if (findPrograms(shell).length === 0) installOnDebian(shell)
  const installed = () => [...findPrograms(...names), chromium.executablePath()].find(runs)
  if (!installed()) {
    print("Downloading Playwright's Chromium")
    await runNode([programs.playwright, 'install', 'chromium'])
  }
  const browser = installed()
  if (browser) return browser
  throw new MissingPrograms('This needs Chromium: install it, or set CHROMIUM_PATH to one.', [shell])
}

/** Closes when the script ends, if not before. */
export async function launchBrowser(args: string[] = []) {
  const executablePath = await findBrowser()
  const browser = await chromium.launch({ executablePath, args, chromiumSandbox: process.getuid?.() !== 0 })
  atEnd(() => browser.close())
  return browser
}

function runs(program: string) {
  return spawnSync(program, ['--version'], { timeout: 20_000 }).status === 0
}

const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb']

/** Firefox, WebKitGTK's driver and its X server; installed as root on Debian. Throws OperatorError. */
export function enginePrograms() {
  const isMissing = Object.values(find()).some((program) => !program)
  if (isMissing) installOnDebian(...packages)
  const { firefox, webkitDriver, screen } = find()
  if (!firefox || !webkitDriver || !screen)
    throw new MissingPrograms('The tests in Firefox and WebKit need Firefox, WebKitWebDriver and Xvfb.', packages)
  return { firefox, webkitDriver, screen }
}

function find() {
  const [firefox] = findPrograms('firefox-esr', 'firefox')
  const [webkitDriver] = findPrograms('WebKitWebDriver')
  const [screen] = findPrograms('Xvfb')
  return { firefox, webkitDriver, screen }
}
