// All scripts together weigh more than the first view. On a slow line they would delay it, so they come after it.

/** Integrity and id may be empty. */
export type ScriptFile = [src: string, integrity: string, id: string]

const latest = 3000 // ms
const touches = ['pointerdown', 'keydown', 'focusin', 'online']

/** Loads these files after the first view is painted, or at the first touch or key. Lost ones are fetched again. */
export function loadScripts(files: ScriptFile[]) {
  let waiting = files

  // Next.js and React look for scripts by their address.
  function start() {
    for (const [src, integrity, id] of waiting.splice(0)) {
      const script = document.createElement('script')
      Object.assign(script, { src, integrity }, id && { id })
      script.setAttribute('async', '')
      script.onerror = () => {
        script.remove()
        waiting.push([src, integrity, id])
      }
      document.head.append(script)
    }
  }

  // The view is painted once the picture of high priority is decoded and a frame was drawn.
  function waitForPicture() {
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
    if (!picture) return start()
    const draw = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)))
    picture.decode().then(draw, draw)
  }

  function waitForPaint() {
    // A page in the background is never painted.
    if (document.hidden) return start()
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint')[0]) waitForPicture()
    }).observe({ type: 'paint', buffered: true })
  }

  waiting = [...files]
  for (const touch of touches) addEventListener(touch, start, { passive: true })
  setTimeout(start, latest)
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', waitForPaint)
  else waitForPaint()
}
