import { flushSync } from 'react-dom'

let isDown = false
const releases = ['pointerup', 'pointercancel']

if (typeof window !== 'undefined')
  for (const kind of ['pointerdown', ...releases])
    window.addEventListener(kind, () => (isDown = kind === 'pointerdown'), true)

/** For what appears by itself above a button: waits while a finger is down, so that the button stays under it. */
export async function renderBetweenTaps(render: () => void) {
  // A task of its own: a touch leaves the field and clicks in one.
  do await new Promise((resolve) => setTimeout(resolve))
  while (isDown && (await nextRelease()))
  // At once: rendered later it could meet the next tap.
  flushSync(render)
}

const nextRelease = () =>
  new Promise<true>((resolve) => {
    for (const kind of releases) window.addEventListener(kind, () => resolve(true), { once: true })
  })
