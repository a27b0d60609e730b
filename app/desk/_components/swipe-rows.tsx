'use client'
import { useEffect } from 'react'

// Pixels. From the first on it is no scrolling, from the second on it is meant.
const [begins, counts] = [12, 96]

/** With a finger: a row that is swiped to the left does the act that is next. Its button stays. */
export function SwipeRows() {
  useEffect(() => {
    let swipe: { row: HTMLElement; x: number; y: number; by: number } | null = null
    const end = () => {
      swipe?.row.style.removeProperty('translate')
      swipe = null
    }
    const start = ({ target, touches }: TouchEvent) => {
      end()
      const row = (target as Element).closest<HTMLElement>('.rows:not(.marking) > li')
      const [touch] = touches
      if (row && touch && touches.length === 1) swipe = { row, x: touch.clientX, y: touch.clientY, by: 0 }
    }
    const move = ({ touches: [touch] }: TouchEvent) => {
      if (!swipe || !touch) return
      const [right, down] = [touch.clientX - swipe.x, touch.clientY - swipe.y]
      if (swipe.by === 0 && Math.abs(down) > Math.abs(right)) return end()
      if (right < -begins || swipe.by < 0) swipe.by = Math.min(0, right)
      if (swipe.by < 0) swipe.row.style.translate = `${Math.max(swipe.by, -1.5 * counts)}px`
    }
    const finish = () => {
      const { row, by } = swipe ?? {}
      end()
      if (row && by !== undefined && by <= -counts) row.querySelector<HTMLElement>('.act')?.click()
    }
    const options = { passive: true }
    addEventListener('touchstart', start, options)
    addEventListener('touchmove', move, options)
    addEventListener('touchend', finish)
    addEventListener('touchcancel', end)
    return () => {
      removeEventListener('touchstart', start)
      removeEventListener('touchmove', move)
      removeEventListener('touchend', finish)
      removeEventListener('touchcancel', end)
    }
  }, [])
  return null
}
