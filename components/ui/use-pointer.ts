import { useEffect, useRef } from 'react'

const releases = ['pointerup', 'pointercancel']

/** What appears while a finger leaves a field for the button below it would move that button away. */
export function usePointer() {
  const isDown = useRef(false)
  useEffect(() => {
    const note = ({ type }: Event) => {
      isDown.current = type === 'pointerdown'
    }
    for (const kind of ['pointerdown', ...releases]) window.addEventListener(kind, note, true)
    return () => {
      for (const kind of ['pointerdown', ...releases]) window.removeEventListener(kind, note, true)
    }
  }, [])

  /** Once no tap is under way. What follows belongs into a flushSync: rendered later, it could meet the next tap. */
  async function released() {
    // A task of its own: a touch leaves the field and clicks in one.
    do await new Promise((resolve) => setTimeout(resolve))
    while (isDown.current && (await nextRelease()))
  }
  return { released }
}

const nextRelease = () =>
  new Promise<true>((resolve) => {
    for (const kind of releases) window.addEventListener(kind, () => resolve(true), { once: true })
  })
