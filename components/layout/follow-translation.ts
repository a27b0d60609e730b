/**
 * A browser that translates the page puts <font> elements in the place of its texts. React keeps changing those texts
 * unseen, and fails when it removes one or inserts something before it (github.com/facebook/react/issues/11538). Does
 * to the element what React does to its text; a changed text takes its place back, to be translated anew.
 */
export function followTranslation() {
  const translations = new WeakMap<Node, ChildNode>()
  const { insertBefore, removeChild } = Node.prototype
  const followed = {
    removeChild<Child extends Node>(this: Node, child: Child) {
      const present = inPlaceOf(child, this)
      if (present) removeChild.call(this, present)
      return child
    },
    insertBefore<Child extends Node>(this: Node, child: Child, next: Node | null) {
      return insertBefore.call(this, child, (next && inPlaceOf(next, this)) ?? null) as Child
    },
  }

  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes, removedNodes, previousSibling } of records) {
      const translation = [previousSibling, addedNodes[0]].find((node) => node?.nodeName === 'FONT')
      const [text] = removedNodes
      if (target instanceof Text) translations.get(target)?.replaceWith(target)
      else if (text instanceof Text && translation) {
        translations.set(text, translation as ChildNode)
        observer.observe(text, { characterData: true })
        Object.assign(Node.prototype, followed)
      }
    }
  })

  /** The node itself, or what is in its place in this parent. */
  function inPlaceOf(node: Node, parent: Node) {
    return [node, translations.get(node)].find((one) => one?.parentNode === parent)
  }

  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    Object.assign(Node.prototype, { insertBefore, removeChild })
  }
}
