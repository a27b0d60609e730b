import { useEffect, useReducer, useState, useSyncExternalStore } from 'react'

const interval = 5000
const lead = 2000

type View = { index: number; under: number; mounted: number[]; loaded: number[] }
type Change = { show?: number; mount?: number; loaded?: number }

const add = (list: number[], item: number | undefined) =>
  item === undefined || list.includes(item) ? list : [...list, item]

/** `under`: the slide below the fading one, the last whose picture has loaded. */
function change(view: View, { show, mount = show, loaded }: Change): View {
  const mounted = add(view.mounted, mount)
  const arrived = add(view.loaded, loaded)
  if (show === undefined || show === view.index) return { ...view, mounted, loaded: arrived }
  const under = arrived.includes(view.index) ? view.index : view.under
  return { index: show, under, mounted, loaded: arrived }
}

/** Off is permanent (specification: previous, next and dots end autoplay). */
type Mode = 'playing' | 'paused' | 'off'

export function useSlides(count: number) {
  const [view, dispatch] = useReducer(change, { index: 0, under: 0, mounted: [0], loaded: [0] })
  const [mode, setMode] = useState<Mode>('playing')
  const isStill = useSyncExternalStore(onMotionChange, prefersStillness, () => false)
  const isTabHidden = useSyncExternalStore(
    onVisibilityChange,
    () => document.hidden,
    () => false,
  )
  const isPlaying = mode === 'playing' && !isStill
  const next = (view.index + 1) % count
  const previous = (view.index + count - 1) % count

  useEffect(() => {
    if (!isPlaying || isTabHidden) return
    const early = setTimeout(dispatch, interval - lead, { mount: next })
    const turn = setTimeout(dispatch, interval, { show: next })
    return () => {
      clearTimeout(early)
      clearTimeout(turn)
    }
  }, [isPlaying, isTabHidden, next])

  return {
    view,
    next,
    previous,
    isPlaying,
    canPlay: mode !== 'off' && !isStill,
    warm: (mount: number) => dispatch({ mount }),
    arrive: (loaded: number) => dispatch({ loaded }),
    go(show: number) {
      setMode('off')
      dispatch({ show })
    },
    toggle: () => setMode(mode === 'playing' ? 'paused' : 'playing'),
  }
}

const stillness = '(prefers-reduced-motion: reduce)'
const prefersStillness = () => matchMedia(stillness).matches

function onMotionChange(notify: () => void) {
  const query = matchMedia(stillness)
  query.addEventListener('change', notify)
  return () => query.removeEventListener('change', notify)
}

function onVisibilityChange(notify: () => void) {
  document.addEventListener('visibilitychange', notify)
  return () => document.removeEventListener('visibilitychange', notify)
}

export type Slides = ReturnType<typeof useSlides>
