// Somebody who uses the site with a mouse and a keyboard, in whichever engine: finds things by what they are called.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Tab } from './engine'
import { askPage, type Question, type Target, type Words } from './in-page'

const require = createRequire(import.meta.url)
const library = readFileSync(require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'), 'utf8')

const codes = {
  Escape: '\uE00C',
  Enter: '\uE007',
  Tab: '\uE004',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
}
const control = '\uE009'

// A limit for a busy machine: what passes never waits that long.
const patience = 60_000

type Name = string | RegExp

/** What has this role and this name: the whole of it, or what matches a pattern. */
export const role = (role: Target['role'], name?: Name, within?: Target): Target => ({
  role,
  name: name && words(name),
  within,
})
/** The control with this label. */
export const label = (text: Name, within?: Target): Target => ({ label: words(text), within })
/** The innermost element with this text. */
export const text = (text: Name, within?: Target): Target => ({ text: words(text), within })

function words(name: Name): Words {
  return typeof name === 'string' ? name : { pattern: name.source }
}

export class Visitor {
  constructor(
    readonly tab: Tab,
    private readonly site: string,
  ) {}

  /** Opens a page of the site and waits until React has taken it over. */
  async open(path: string) {
    await this.tab.open(new URL(path, this.site).href)
    await this.until(`React on ${path}`, async () => {
      const isTaken = await this.evaluate(() => Object.keys(document.body).some((name) => name.startsWith('__react')))
      return isTaken ? { is: true } : { not: 'it has not come' }
    })
  }

  /** Calls a function in the page with values that JSON can hold. */
  async evaluate<Values extends unknown[], T>(work: (...values: Values) => T, ...values: Values) {
    return (await this.tab.evaluate(
      `(${work})(${values.map((value) => JSON.stringify(value)).join(', ')})`,
    )) as Awaited<T>
  }

  async click(target: Target) {
    const { x, y } = (await this.ask('point', target)) as { x: number; y: number }
    const steps = [
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    await this.tab.act([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: steps }])
  }

  async press(...keys: (keyof typeof codes)[]) {
    await this.type(keys.map((key) => codes[key]).join(''))
  }

  /** Types into whatever has the focus. */
  async type(text: string) {
    await this.keys([...text].flatMap((value) => [down(value), up(value)]))
  }

  async focus(target: Target) {
    await this.ask('focus', target)
  }

  /** Puts the focus on a field and types there, in place of what it holds. */
  async fill(target: Target, text: string) {
    await this.ask('focus', target)
    await this.keys([down(control), down('a'), up('a'), up(control)])
    await this.type(text)
  }

  /** Chooses an option by its text, as the list of a select would: no protocol can open that one. */
  async choose(target: Target, option: string) {
    await this.ask('choose', target, option)
  }

  /** Waits until one such thing is there, scrolls to it, and returns what it says. */
  async sees(target: Target) {
    return (await this.ask('text', target)) as string
  }

  /** Waits until none can be seen any more. */
  async misses(target: Target) {
    await this.seesAll(target, 0)
  }

  async seesAll(target: Target, count: number) {
    await this.until(`${count} of ${JSON.stringify(target)}`, async () => {
      const { is } = (await this.question('count', target)) as { is: number }
      return is === count ? { is } : { not: `there are ${is}` }
    })
  }

  async isAt(path: string) {
    await this.until(path, async () => {
      const here = await this.evaluate(() => location.pathname + location.search + location.hash)
      return here === path ? { is: true } : { not: `the visitor is at ${here}` }
    })
  }

  private keys(actions: object[]) {
    return this.tab.act([{ type: 'key', id: 'keyboard', actions }])
  }

  private ask(question: Question, target: Target, value?: string) {
    return this.until(JSON.stringify(target), () => this.question(question, target, value))
  }

  private async question(...words: Parameters<typeof askPage>) {
    if (!(await this.evaluate(() => 'TestingLibraryDom' in window))) await this.tab.evaluate(`(() => { ${library} })()`)
    return this.evaluate(askPage, ...words)
  }

  private async until(what: string, look: () => Promise<{ is?: unknown; not?: string }>) {
    const end = Date.now() + patience
    while (true) {
      // A page that is being left answers no questions.
      const { is, not } = await look().catch((error: Error) => ({ is: undefined, not: error.message }))
      if (not === undefined) return is
      if (Date.now() > end) throw new Error(`Waited for ${what}, but ${not}.`)
    }
  }
}

const down = (value: string) => ({ type: 'keyDown', value })
const up = (value: string) => ({ type: 'keyUp', value })
