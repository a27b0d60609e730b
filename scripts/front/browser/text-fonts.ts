// The first page is set in system fonts (app/globals.css). Our text fonts are fetched after it and used from the next
// page on, so that no text changes while it is read.

import { takenOver } from './keep-taps'

const inCache = 'own-fonts'

export function changeToOwnFonts() {
  if (areInCache()) return change()
  // After the scripts, so that nothing of the first page waits for fonts it does not use.
  addEventListener(takenOver, async () => {
    try {
      const faces = [...document.fonts].filter(({ display }) => display === 'swap')
      await Promise.all(faces.map((face) => face.load()))
      localStorage.setItem(inCache, 'yes')
    } catch {
      // Offline, or storage is refused: the next visit starts with system fonts again.
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
