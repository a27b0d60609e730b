import { type DragEvent, type PointerEvent, useRef, useState } from 'react'

const farEnough = 56 // px
const fastEnough = 0.45 // px per ms

/** 1 for a swipe to the left (next), -1 to the right. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ id: number; x: number; at: number } | null>(null)
  const [offset, setOffset] = useState<number | null>(null)

  function handleDown(event: PointerEvent<HTMLElement>) {
    if (!event.isPrimary || event.button !== 0) return
    start.current = { id: event.pointerId, x: event.clientX, at: event.timeStamp }
    event.currentTarget.setPointerCapture?.(event.pointerId)
  }

  function handleMove(event: PointerEvent) {
    const from = start.current
    if (from && from.id === event.pointerId) setOffset(event.clientX - from.x)
  }

  function handleUp(event: PointerEvent) {
    const from = start.current
    if (!from || from.id !== event.pointerId) return
    const distance = event.clientX - from.x
    const speed = Math.abs(distance) / Math.max(1, event.timeStamp - from.at)
    if (Math.abs(distance) > farEnough || (Math.abs(distance) > 10 && speed > fastEnough))
      onSwipe(distance < 0 ? 1 : -1)
    handleCancel()
  }

  function handleCancel() {
    start.current = null
    setOffset(null)
  }

  return {
    offset: offset ?? 0,
    isSwiping: offset !== null,
    onPointerDown: handleDown,
    onPointerMove: handleMove,
    onPointerUp: handleUp,
    onPointerCancel: handleCancel,
    onDragStart: (event: DragEvent) => event.preventDefault(), // a mouse would carry the picture away
  }
}
