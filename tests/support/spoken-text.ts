/** The text of an element and its alt texts, without scripts and what is hidden from screen readers. */
export function spokenText(element: Element) {
  const copy = element.cloneNode(true) as Element
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"], script')) hidden.remove()
  for (const picture of copy.querySelectorAll('img')) picture.replaceWith(` ${picture.alt} `)
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim()
}
