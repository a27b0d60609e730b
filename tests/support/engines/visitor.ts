// Uses the site with mouse and keyboard, and finds things by their names.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout as wait } from 'node:timers/promises'
import { expect } from '@playwright/test'
import type { KeyName, Tab } from './engine'
import { askPage, type Question, type Target, type Words } from './in-page'

const require = createRequire(import.meta.url)
const library = readFileSync(require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'), 'utf8')

// In ms, for a busy machine: a passing test never waits that long.
const patience = 60_000

async function noAnswer(): Promise<never> {
  await wait(5_000, undefined, { ref: false })
  throw new Error('The page did not answer.')
}

type Name = string | RegExp

/** A name is the whole name or a pattern. */
export const role = (role: Target['role'], name?: Name, within?: Target): Target => ({
  role,
  name: name && words(name),
  within,
})
export const label = (text: Name, within?: Target): Target => ({ label: words(text), within })
export const text = (text: Name, within?: Target): Target => ({ text: words(text), within })

function words(name: Name): Words {
  return typeof name === 'string' ? name : { pattern: name.source }
}

export class Visitor {
  constructor(
    readonly tab: Tab,
    private readonly site: string,
  ) {}

  /** Scripts may still be loading. */
  async open(path: string) {
    await this.tab.open(new URL(path, this.site).href)
  }

  /** Arguments and result must be what JSON can hold. */
  async evaluate<Values extends unknown[], T>(work: (...values: Values) => T, ...values: Values) {
    return (await this.tab.evaluate(
      `(${work})(${values.map((value) => JSON.stringify(value)).join(', ')})`,
    )) as Awaited<T>
  }

  async click(target: Target) {
    const { x, y } = (await this.ask('point', target)) as { x: number; y: number }
    await this.tab.click(x, y)
  }

  async press(key: KeyName) {
    await this.tab.press(key)
  }

  async type(text: string) {
    await this.tab.type(text)
  }

  async focus(target: Target) {
    await this.ask('focus', target)
  }

  /** Replaces what the field holds. */
  async fill(target: Target, text: string) {
    await this.ask('select', target)
    await this.type(text)
  }

  /** By its text. No protocol can open the list of a select. */
  async choose(target: Target, option: string) {
    await this.ask('choose', target, option)
  }

  /** Waits until exactly one is there, scrolls to it, and returns its text. */
  async sees(target: Target) {
    return (await this.ask('text', target)) as string
  }

  /** Waits until none is visible. */
  async misses(target: Target) {
    await this.until(`no ${JSON.stringify(target)}`, async () => {
      const { is } = (await this.question('count', target)) as { is: number }
      return is === 0 ? { is } : { not: `there are ${is}` }
    })
  }

  async isAt(path: string) {
    await this.until(path, async () => {
      const here = await this.evaluate(() => location.pathname + location.search + location.hash)
      return here === path ? { is: true } : { not: `the visitor is at ${here}` }
    })
  }

  private ask(question: Question, target: Target, value?: string) {
    return this.until(JSON.stringify(target), () => this.question(question, target, value))
  }

  private async question(...words: Parameters<typeof askPage>) {
    if (!(await this.evaluate(() => 'TestingLibraryDom' in window))) await this.tab.evaluate(`(() => { ${library} })()`)
    return this.evaluate(askPage, ...words)
  }

  private async until(what: string, look: () => Promise<{ is?: unknown; not?: string }>) {
    let is: unknown
    await expect(async () => {
      // A page that is being left does not answer, or never: it is asked again.
      const answer = await Promise.race([look(), noAnswer()])
      if (answer.not !== undefined) throw new Error(`Waited for ${what}, but ${answer.not}.`)
      is = answer.is
    }).toPass({ timeout: patience, intervals: [50] })
    return is
  }
}
