import { Activity, type ComponentType, lazy, useCallback, useState } from 'react'

// One and a half phone screens.
const near = { rootMargin: '1200px' }
const longestPause = 60_000 // ms

type LaterPart<Props> = {
  Part: ComponentType<Props>
  /** `isInPage`: its HTML is in the page, so it works without its script. */
  wake: (isInPage: boolean) => void
}

/** Lazy in the browser, synchronous on the server. */
export function laterPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LaterPart<Props> {
  let wake: LaterPart<Props>['wake'] = () => {}
  const woken = new Promise<boolean>((resolve) => {
    wake = resolve
  })
  if (typeof window === 'undefined') wake(false)
  const Part = lazy(async () => ({ default: await ((await woken) ? persist(load) : load()) }))
  return { Part, wake }
}

/** Retries with growing pauses after a lost connection. */
function persist<Part>(load: () => Promise<Part>, pause = 1000): Promise<Part> {
  return load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, pause))
    return persist(load, Math.min(2 * pause, longestPause))
  })
}

type WhenNearProps<Props> = { part: LaterPart<Props>; props: Props }

/** Hydrates near the viewport. Activity, unlike Suspense, is never sent as hidden HTML. */
export function WhenNear<Props extends object>({ part: { Part, wake }, props }: WhenNearProps<Props>) {
  const [isInPage] = useState(isTakingOver)
  const [first] = useState(props)
  // React defers updates until the affected parts are hydrated.
  if (!isInPage || props !== first) wake(isInPage)

  const wakeWhenNear = useCallback(
    (place: HTMLDivElement) => {
      place.dataset.whenNear = 'taken over'
      // A posted form has come back.
      if (place.querySelector('[data-posted]')) wake(true)
      const observer = new IntersectionObserver(
        (entries) => entries.some((entry) => entry.isIntersecting) && wake(true),
        near,
      )
      observer.observe(place)
      // React must hydrate all parts before the router can show this page again.
      const wakeForRouter = (event: Event) => {
        const link = event.type === 'click' && (event.target as Element).closest('a')
        if (event.type === 'popstate' || (link && link.pathname === location.pathname)) wake(true)
      }
      addEventListener('click', wakeForRouter)
      addEventListener('popstate', wakeForRouter)
      return () => {
        observer.disconnect()
        removeEventListener('click', wakeForRouter)
        removeEventListener('popstate', wakeForRouter)
      }
    },
    [wake],
  )

  return (
    <div ref={wakeWhenNear} data-when-near="">
      <Activity>
        <Part {...props} />
      </Activity>
    </div>
  )
}

function isTakingOver() {
  return typeof window !== 'undefined' && document.querySelector('[data-when-near=""]') !== null
}
