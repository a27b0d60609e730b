/**
 * On phones the first page uses small subsets of our fonts (app/globals.css). The full fonts load afterwards and are
 * used from the next page on, so that text does not change while it is read.
 */
export function changeToOwnFonts() {
  const inCache = 'own-fonts'
  const change = () => document.documentElement.classList.add('own-fonts')
  try {
    if (localStorage.getItem(inCache) !== null) return change()
  } catch {
    // Storage may be blocked.
  }
  // After hydration, so that these fonts do not delay the first page.
  addEventListener('takenover', async () => {
    try {
      const faces = [...document.fonts].filter(({ family }) => family.includes('own '))
      await Promise.all(faces.map((face) => face.load()))
      localStorage.setItem(inCache, 'yes')
    } catch {
      // Offline or storage blocked: the next visit starts with the subsets again.
    }
    document.addEventListener('click', ({ target }) => target instanceof Element && target.closest('a') && change())
  })
}
