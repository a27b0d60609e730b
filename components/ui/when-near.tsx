import { Activity, type ComponentType, lazy, useState } from 'react'

// One and a half phone screens.
const near = { rootMargin: '1200px' }
const longestPause = 60_000 // ms

type Load<Props> = () => Promise<ComponentType<Props>>

/**
 * Lazy in the browser, synchronous on the server. What is in the page works without its script, and hydrates near the
 * viewport. Activity, unlike Suspense, is never sent as hidden HTML.
 */
export function whenNear<Props extends object>(load: Load<Props>) {
  let wake = () => {}
  const woken = new Promise<void>((resolve) => {
    wake = resolve
  })
  const New = lazyPart(load)
  const InPage = lazyPart(() => woken.then(() => persist(load)))

  function wakeWhenNear(place: HTMLDivElement) {
    place.dataset.whenNear = 'taken over'
    // A posted form has come back.
    if (place.querySelector('[data-posted]')) wake()
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && wake(),
      near,
    )
    observer.observe(place)
    // React defers what the router and actions change until the affected parts are hydrated.
    const wakeForChange = ({ type, target }: Event) => {
      const link = type === 'click' && (target as Element).closest('a')
      if (type !== 'click' || (link && link.pathname === location.pathname)) wake()
    }
    const changes = ['click', 'submit', 'popstate']
    for (const type of changes) addEventListener(type, wakeForChange)
    return () => {
      observer.disconnect()
      for (const type of changes) removeEventListener(type, wakeForChange)
    }
  }

  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, at the top of a module
  return function WhenNear(props: Props) {
    const [isInPage] = useState(isTakingOver)
    const Part = isInPage ? InPage : New
    return (
      <div ref={wakeWhenNear} data-when-near="">
        <Activity>
          <Part {...props} />
        </Activity>
      </div>
    )
  }
}

const lazyPart = <Props extends object>(load: Load<Props>) => lazy(async () => ({ default: await load() }))

/** Retries with growing pauses after a lost connection. */
function persist<Props>(load: Load<Props>, pause = 1000): Promise<ComponentType<Props>> {
  return load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, pause))
    return persist(load, Math.min(2 * pause, longestPause))
  })
}

function isTakingOver() {
  return typeof window !== 'undefined' && document.querySelector('[data-when-near=""]') !== null
}
