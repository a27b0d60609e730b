// In the browser. A first page is set in system fonts (app/globals.css). Our faces of running text come behind it, and are
// used from the next page on: text that changes under somebody's eyes is worse than a plain font.

const inCache = 'own-fonts'

/** Sets this page in our own faces when they came with an earlier one; otherwise fetches them, for the pages after it. */
export function changeToOwnFonts() {
  if (areInCache()) return change()
  addEventListener('load', async () => {
    try {
      const faces = [...document.fonts].filter(({ display }) => display === 'optional')
      await Promise.all(faces.map((face) => face.load()))
      localStorage.setItem(inCache, 'yes')
    } catch {
      // Offline, or storage is refused: the next visit begins with system fonts once more.
    }
    document.addEventListener('click', ({ target }) => target instanceof Element && target.closest('a') && change())
  })
}

function change() {
  document.documentElement.classList.add('own-fonts')
}

function areInCache() {
  try {
    return localStorage.getItem(inCache) !== null
  } catch {
    return false
  }
}
