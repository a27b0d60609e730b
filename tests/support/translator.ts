/** Runs in the page: translates what it shows, and what comes later, the way Chrome does. */
export function translatePage() {
  const isTranslated = (node: Node) => node.parentElement?.closest('font, script, style, textarea, noscript')
  function translate(node: Node) {
    if (!(node instanceof Text)) return node.childNodes.forEach(translate)
    if (isTranslated(node) || !/\p{L}/u.test(node.data)) return
    const outer = document.createElement('font')
    outer.append(document.createElement('font'))
    outer.firstElementChild?.append(`Übersetzt: ${node.data}`)
    node.before(outer)
    node.remove()
  }
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of [...addedNodes]) translate(node)
  })
  for (const node of [...document.body.childNodes]) translate(node)
  observer.observe(document.body, { childList: true, subtree: true })
}
