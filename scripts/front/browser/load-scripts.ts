// In the browser. The scripts of a page are fetched when its first view is painted: all of them together weigh more than
// everything that is seen first, and on a slow line they would take their share of it from the very start.

/** Address, hash and id of a script; the last two may be empty. */
export type ScriptFile = [src: string, integrity: string, id: string]

/** The event that says that a script did not arrive. */
export const scriptLost = 'scriptlost'

const latest = 3000 // ms
const touches = ['pointerdown', 'keydown', 'focusin', 'online']

/** Loads these files once the first view is painted, or as soon as somebody touches the page or a key. What is lost is fetched again then. */
export function loadScripts(files: ScriptFile[]) {
  let waiting = files

  // Next.js and React find a script that was put in where they expect it: by its address.
  function start() {
    for (const [src, integrity, id] of waiting.splice(0)) {
      const script = document.createElement('script')
      Object.assign(script, { src, integrity }, id && { id })
      script.setAttribute('async', '')
      script.onerror = () => {
        script.remove()
        waiting.push([src, integrity, id])
        dispatchEvent(new Event(scriptLost))
      }
      document.head.append(script)
    }
  }

  // Painted is a page when its picture of high priority is there and a frame was drawn.
  function waitForPicture() {
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
    if (!picture || picture.complete) return start()
    const drawn = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)))
    for (const event of ['load', 'error']) picture.addEventListener(event, drawn)
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
