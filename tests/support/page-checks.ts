import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The line over a demo takes room that an open site does not lose. */
export async function hideTrialLine(page: Page) {
  await page.getByRole('complementary', { name: 'Demo' }).evaluate((line) => line.remove())
}

/** Expects no findings of axe. `what` names the state when it fails. */
export async function expectAccessible(page: Page, what = 'axe') {
  // A form may have been posted a moment ago, and the new page have no style sheet yet.
  await page.waitForLoadState()
  // Half way from one colour to another there may be too little contrast.
  await page.evaluate(() => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    return Promise.allSettled(transitions.map(({ finished }) => finished))
  })
  expect(await violations(page), what).toEqual([])
}

/** Chromium looks at the media queries some frames after a change of size, so the width is polled. */
export async function expectNoSidewaysScroll(page: Page, where = '') {
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await expect.poll(sideways, `sideways scrolling ${where}`).toBeLessThanOrEqual(0)
}

async function violations(page: Page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const results = await axe.run(document, { runOnly, resultTypes: ['violations'] })
    return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  }, rules)
}

/** Targets under 44 px in width or height. Links in running text do not count. */
export function smallTargets(page: Page) {
  return page.evaluate(() => {
    const isInText = (target: Element) => {
      const around = target.parentElement?.textContent?.trim() ?? ''
      return (
        getComputedStyle(target).display.startsWith('inline') &&
        around.length > (target.textContent ?? '').trim().length + 3
      )
    }
    // A link may cover its whole card, and a label belongs to its box.
    const areaOf = (target: Element) => {
      const isSpread = getComputedStyle(target, '::after').position === 'absolute'
      if (isSpread) return target.closest('article, .relative, .rows > li') ?? target
      return target.matches('input[type=checkbox], input[type=radio]') ? (target.parentElement ?? target) : target
    }
    return [...document.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary')]
      .filter(
        (target) =>
          target.checkVisibility({ visibilityProperty: true }) && !target.closest('[inert], [aria-hidden=true]'),
      )
      .filter((target) => !isInText(target))
      .map((target) => ({ target, box: areaOf(target).getBoundingClientRect() }))
      .filter(({ box }) => box.bottom + window.scrollY > 0 && box.width > 1 && (box.width < 43.5 || box.height < 43.5))
      .map(({ target, box }) => {
        const name = target.getAttribute('aria-label') ?? target.textContent?.trim() ?? ''
        return `${target.tagName} "${name}" ${Math.round(box.width)}x${Math.round(box.height)}`
      })
  })
}

/** Texts that are cut off or outside of the window. What scrolls, and summaries cut on purpose, do not count. */
export function clippedTexts(page: Page) {
  return page.evaluate(() => {
    const clipped: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const text = node.textContent?.trim()
      if (!element || !text || !element.checkVisibility({ visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      // With tight lines the letters' box is taller than the line.
      const descent = 2 + Number.parseFloat(getComputedStyle(element).fontSize) / 3
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { overflowX, overflowY, position, webkitLineClamp, clipPath, textOverflow } = getComputedStyle(around)
        if (/auto|scroll/.test(overflowX + overflowY) || webkitLineClamp !== 'none' || clipPath !== 'none') break
        // Cut on purpose, and visibly so.
        if (textOverflow === 'ellipsis') break
        const frame = around.getBoundingClientRect()
        // For screen readers only, or sliding in from outside.
        if ((frame.width <= 1 && position === 'absolute') || position === 'fixed' || frame.bottom <= 0) break
        const isCut = overflowX !== 'visible' || around === document.body
        if (isCut && (box.right > frame.right + 2 || box.left < frame.left - 2))
          clipped.push(`sideways: ${text.slice(0, 60)}`)
        if (overflowY === 'hidden' && box.bottom > frame.bottom + descent) clipped.push(`below: ${text.slice(0, 60)}`)
      }
    }
    return clipped
  })
}
