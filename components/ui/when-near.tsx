import { Activity, type ComponentType, lazy, useEffect, useRef, useState } from 'react'

// One and a half screens of a phone before it is seen.
const near = { rootMargin: '1200px' }
const longestPause = 60_000 // ms

type LaterPart<Props> = {
  Part: ComponentType<Props>
  /** Loads it. `isInPage`: its HTML came with the page, so it works without its script. */
  wake: (isInPage: boolean) => void
}

/** A part of the page that is loaded when it is woken. On the server it is there at once. */
export function laterPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LaterPart<Props> {
  let wake: LaterPart<Props>['wake'] = () => {}
  const woken = new Promise<boolean>((resolve) => {
    wake = resolve
  })
  if (typeof window === 'undefined') wake(false)
  const Part = lazy(async () => ({ default: await ((await woken) ? persist(load) : load()) }))
  return { Part, wake }
}

/** A lost connection must not take away what works without its script: tries again, ever more rarely. */
function persist<Part>(load: () => Promise<Part>, pause = 1000): Promise<Part> {
  return load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, pause))
    return persist(load, Math.min(2 * pause, longestPause))
  })
}

type WhenNearProps<Props> = { part: LaterPart<Props>; props: Props }

/**
 * Wakes a part when the visitor comes near. Its HTML comes with the page. Activity, unlike Suspense, is never sent as
 * hidden HTML, and React takes it over by itself once its script is there.
 */
export function WhenNear<Props extends object>({ part: { Part, wake }, props }: WhenNearProps<Props>) {
  const place = useRef<HTMLDivElement>(null)
  const [isInPage] = useState(isTakingOver)
  const [first] = useState(props)
  // React shows no change of a page before it has taken over the parts that change with it.
  if (!isInPage || props !== first) wake(isInPage)

  useEffect(() => {
    const element = place.current
    if (!element) return
    element.dataset.whenNear = 'taken over'
    // A form that was posted and came back.
    if (element.querySelector('[data-posted]')) wake(true)
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && wake(true),
      near,
    )
    observer.observe(element)
    // The router shows this page again (a link to it, Back) only after React has taken over all its parts.
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
  }, [wake])

  return (
    <div ref={place} data-when-near="">
      <Activity>
        <Part {...props} />
      </Activity>
    </div>
  )
}

function isTakingOver() {
  return typeof window !== 'undefined' && document.querySelector('[data-when-near=""]') !== null
}
