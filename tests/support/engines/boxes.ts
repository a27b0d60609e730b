// Positions of headings, fields, buttons and pictures, and how two engines differ in them.

export type Box = {
  kind: 'heading' | 'field' | 'button' | 'picture'
  name: string
  x: number
  width: number
  height: number
  lineHeight: number
}

/** Runs in a page: stops its slides, and uses our own fonts, since engines differ in the system fonts they find. */
export async function holdStill() {
  document.querySelector<HTMLElement>('[aria-label="Pause slides"]')?.click()
  const faces = [...document.fonts].filter(({ family }) => family.includes('own '))
  await Promise.all(faces.map((face) => face.load()))
  // At every width, without a time limit.
  for (const kind of ['text', 'serif'])
    document.documentElement.style.setProperty(`--font-${kind}`, `"own ${kind}", var(--stand-in-${kind})`)
}

/** Runs in the page. Measures the visible ones of these, in page order. */
export function measureBoxes(): Box[] {
  const kinds = [
    ['heading', 'h1, h2, h3, h4'],
    ['field', 'input:not([type=hidden]), select, textarea'],
    ['button', 'button, summary, a'],
    ['picture', 'img'],
  ] as const
  const nameOf = (element: Element) => {
    const { localName, textContent } = element
    const words = element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.getAttribute('alt')
    return `${localName} "${(words ?? textContent).trim().slice(0, 40)}"`
  }
  return kinds.flatMap(([kind, selector]) =>
    [...document.querySelectorAll(selector)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => !element.closest('[aria-hidden=true]'))
      .map((element) => ({ element, box: element.getBoundingClientRect(), style: getComputedStyle(element) }))
      // A link counts as a button when it is as high as one.
      .filter(({ element, style }) => element.localName !== 'a' || Number.parseFloat(style.minHeight) >= 44)
      // Leaves out text for screen readers, and radio buttons drawn by their labels.
      .filter(({ box }) => box.width > 1 && box.height > 1)
      .map(({ element, box: { x, width, height }, style }) => {
        return { kind, name: nameOf(element), x, width, height, lineHeight: Number.parseFloat(style.lineHeight) || 0 }
      }),
  )
}

/** Runs in the page. */
export function sidewaysBy() {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth
}

/** One sentence for each box that is missing or elsewhere than in Chromium. */
export function differences(chromium: Box[], other: Box[]) {
  const names = (boxes: Box[]) => boxes.map(({ kind, name }) => `${kind} ${name}`)
  const missing = names(chromium).filter((name) => !names(other).includes(name))
  const added = names(other).filter((name) => !names(chromium).includes(name))
  if (chromium.length !== other.length || missing.length > 0)
    return [`${chromium.length} in Chromium, ${other.length} here; missing: ${missing}; only here: ${added}`]
  return chromium.flatMap((box, index) => {
    const there = other[index] as Box
    return isAlike(box, there) ? [] : [`${box.kind} ${box.name} is ${size(there)}, in Chromium ${size(box)}`]
  })
}

// In px. WebKit sets the same text up to 5 px wider or narrower, and moves what is beside it.
const most = 8
const mostOfField = 0.12

function isAlike(chromium: Box, other: Box) {
  const { kind, width, height, lineHeight } = chromium
  const isNear = (side: 'x' | 'width' | 'height', limit: number) => Math.abs(other[side] - chromium[side]) <= limit
  const mayBeWider = kind === 'field' ? Math.min(most, width * mostOfField) : most
  // A heading or a link of several lines that just fits may take a line more or less.
  const mayWrap = kind === 'heading' || (kind === 'button' && height > 3 * lineHeight)
  const mayBeHigher = mayWrap ? Math.max(most, lineHeight + 1) : most
  return isNear('x', most) && isNear('width', mayBeWider) && isNear('height', mayBeHigher)
}

const size = ({ x, width, height }: Box) => `${Math.round(width)}x${Math.round(height)} at x ${Math.round(x)}`
