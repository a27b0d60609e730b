let isDown = false
const releases = ['pointerup', 'pointercancel']

if (typeof window !== 'undefined')
  for (const kind of ['pointerdown', ...releases])
    window.addEventListener(kind, () => (isDown = kind === 'pointerdown'), true)

/**
 * Resolves once no tap is under way: what appears then moves no button away under a finger. It belongs into a flushSync,
 * since what React renders later could meet the next tap.
 */
export async function pointerReleased() {
  // A task of its own: a touch leaves the field and clicks in one.
  do await new Promise((resolve) => setTimeout(resolve))
  while (isDown && (await nextRelease()))
}

const nextRelease = () =>
  new Promise<true>((resolve) => {
    for (const kind of releases) window.addEventListener(kind, () => resolve(true), { once: true })
  })
