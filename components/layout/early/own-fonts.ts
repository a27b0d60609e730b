/**
 * On phones the first page is set in small cuts of our text fonts (app/globals.css). The whole fonts are fetched after it and
 * used from the next page on, so that no text changes while it is read.
 */
export function changeToOwnFonts() {
  const inCache = 'own-fonts'
  const change = () => document.documentElement.classList.add('own-fonts')
  try {
    if (localStorage.getItem(inCache) !== null) return change()
  } catch {
    // Storage is refused.
  }
  // After the scripts, so that nothing of the first page waits for fonts it does not use.
  addEventListener('takenover', async () => {
    try {
      const faces = [...document.fonts].filter(({ family }) => family.includes('own '))
      await Promise.all(faces.map((face) => face.load()))
      localStorage.setItem(inCache, 'yes')
    } catch {
      // Offline, or storage is refused: the next visit starts with the first cuts again.
    }
    document.addEventListener('click', ({ target }) => target instanceof Element && target.closest('a') && change())
  })
}
