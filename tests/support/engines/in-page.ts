// Runs in the page beside Testing Library, so it can use nothing from outside itself.
import type * as TestingLibrary from '@testing-library/dom'

/** The whole name or text, or a pattern's source. */
export type Words = string | { pattern: string }

/** `within` narrows it to a part of the page. */
export type Target = { role?: TestingLibrary.ByRoleMatcher; label?: Words; text?: Words; name?: Words; within?: Target }

export type Question = 'count' | 'point' | 'text' | 'focus' | 'select' | 'choose'

/**
 * Finds the one visible element that `target` describes. Answers with its middle once it rests uncovered, its text, or
 * true once it has focus, is selected whole or has the option `value`; until then with a sentence on why not, as `not`.
 */
export async function askPage(question: Question, target: Target, value = '') {
  const { queryAllByRole, queryAllByLabelText, queryAllByText, getNodeText } = (
    window as unknown as { TestingLibraryDom: typeof TestingLibrary }
  ).TestingLibraryDom

  function says(words: Words | undefined) {
    if (words === undefined) return undefined
    return (text: string) => (typeof words === 'string' ? text === words : new RegExp(words.pattern).test(text))
  }
  function seek({ role, label, text, name, within }: Target): HTMLElement[] {
    return (within ? seek(within) : [document.body]).flatMap((part) => {
      if (role) return queryAllByRole(part, role, { name: says(name) })
      if (label) return queryAllByLabelText(part, (words) => says(label)?.(words.trim()) ?? false)
      return queryAllByText(part, (_, element) => says(text)?.(getNodeText(element as HTMLElement).trim()) ?? false)
    })
  }
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const boxOf = (element: Element) => element.getClientRects()[0] ?? element.getBoundingClientRect()

  await frame()
  const found = seek(target).filter((element) => element.checkVisibility({ visibilityProperty: true }))
  if (question === 'count') return { is: found.length }
  const [element] = found
  if (!element || found.length > 1) return { not: `${found.length} of them can be seen` }
  // Focus alone would scroll smoothly, and still move at the next click.
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  if (question === 'text') return { is: element.textContent.trim() }
  if (question === 'focus' || question === 'select') {
    element.focus({ preventScroll: true })
    if (question === 'select') (element as HTMLInputElement).select()
    return document.activeElement === element ? { is: true } : { not: 'it does not take the focus' }
  }
  if (question === 'choose') {
    const option = [...(element as HTMLSelectElement).options].find(({ text }) => text.trim() === value)
    if (!option) return { not: `it has no option ${value}` }
    element.focus({ preventScroll: true })
    option.selected = true
    for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }))
    return { is: true }
  }
  const before = boxOf(element)
  await frame()
  await frame()
  const { x, y, width, height } = boxOf(element)
  if (x !== before.x || y !== before.y) return { not: 'it moves' }
  const middle = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
  const top = document.elementFromPoint(middle.x, middle.y)
  const isOnTop = element.contains(top) || top?.closest('label')?.control === element
  return isOnTop ? { is: middle } : { not: `${top?.outerHTML.slice(0, 200)} lies over it` }
}
