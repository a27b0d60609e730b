// components/layout/body.tsx dispatches `takenover` after hydration and marks the clicks that React has received.
declare global {
  interface Event {
    isTaken?: boolean
  }
}

/** `place`: index among all controls, in case React replaces the element. */
type Tap = { times: number; place: number }

/**
 * Queues taps on controls that need React and replays them after hydration. Links, forms, `popovertarget`, `commandfor` and
 * `details` work without it.
 */
export function keepTaps() {
  const controls = 'button[type=button]:not([popovertarget],[commandfor]),a[aria-haspopup],a[role=tab],a[data-keep-tap]'
  const leavesPage = 'a[href]:not([target],[href^="#"]),[type=submit]'
  const patience = 15_000 // ms
  const pause = 100 // ms
  const second = 1000 // ms
  const kept = 'One moment, please.'
  const offline =
    'You were offline. Nothing was sent, and everything you wrote is still here. Please try again when you are connected.'
  const lost = 'This part of the page has not arrived. Please check your connection and try again, or reload the page.'
  const taps = new Map<HTMLElement, Tap>()
  const givenUp = new WeakSet<Element>()
  const failed = new Set([...document.querySelectorAll<HTMLScriptElement>('script[src]')].filter(hasFailed))
  let isTakenOver = false
  let isReplaying = false
  let limit: ReturnType<typeof setTimeout>
  let next: ReturnType<typeof setTimeout>

  // This script runs after the style sheets: Chromium and Firefox have recorded earlier failures by then.
  // WebKit has no status, but reports errors later.
  function hasFailed({ src }: HTMLScriptElement) {
    const [load] = performance.getEntriesByName(src) as PerformanceResourceTiming[]
    return load !== undefined && (load.responseStatus === 0 || load.responseStatus >= 400)
  }

  const all = () => [...document.querySelectorAll<HTMLElement>(controls)]

  function say(text: string, isShown = false) {
    const status = document.getElementById('tap-status')
    if (!status) return
    status.textContent = text
    status.toggleAttribute('data-shown', isShown)
  }

  function forget(control: HTMLElement) {
    taps.delete(control)
    control.removeAttribute('aria-busy')
  }

  function forgetAll() {
    for (const control of taps.keys()) forget(control)
    say('')
  }

  function giveUp() {
    if (taps.size === 0) return
    for (const control of taps.keys()) givenUp.add(control)
    forgetAll()
    say(lost, true)
  }

  function keep(control: HTMLElement) {
    // Of controls that open an overlay only the last one is replayed.
    if (control.ariaHasPopup)
      for (const other of taps.keys()) if (other !== control && other.ariaHasPopup) forget(other)
    const { times = 0 } = taps.get(control) ?? {}
    // Repeated taps count once, except on controls such as counters.
    taps.set(control, { times: 'everyTap' in control.dataset ? times + 1 : 1, place: all().indexOf(control) })
    control.setAttribute('aria-busy', 'true')
    say(kept)
    fetchAgain()
    clearTimeout(limit)
    limit = setTimeout(giveUp, patience)
    if (isTakenOver) carryOutSoon()
  }

  function fetchAgain() {
    for (const lost of failed) {
      const script = document.createElement('script')
      script.async = true
      script.dataset.again = ''
      // Next.js and React find scripts by the attribute as written.
      script.setAttribute('src', lost.getAttribute('src') ?? '')
      lost.replaceWith(script)
    }
    failed.clear()
  }

  // React stops events in parts that are not hydrated; they must still reach the listeners below.
  function letThrough(event: Event) {
    if (event.type === 'submit' || (event.target as Element).closest(controls)) event.stopPropagation = () => {}
  }

  /** Offline and before hydration, the browser's error page would replace the form and its input. */
  function stayOffline(event: SubmitEvent) {
    if (navigator.onLine || event.defaultPrevented || (event.target as HTMLFormElement).method === 'dialog') return
    event.preventDefault()
    say(offline, true)
  }

  function handleClick(event: MouseEvent) {
    if (event.isTaken || event.ctrlKey || event.metaKey || event.shiftKey) return
    const target = event.target as Element
    const control = target.closest<HTMLElement>(controls)
    // After the timeout the browser follows the link.
    const isForBrowser = control?.matches('a') && givenUp.has(control)
    if (control && !isForBrowser) {
      event.preventDefault()
      if (!isReplaying) keep(control)
    } else if (target.closest(leavesPage)) forgetAll()
  }

  /** Returns whether React has received the click. */
  function press(control: HTMLElement) {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    isReplaying = true
    control.dispatchEvent(click)
    isReplaying = false
    return click.isTaken === true
  }

  // React hydrates in parts: controls that are not ready are retried.
  function carryOut() {
    for (const [tapped, tap] of [...taps]) {
      const control = tapped.isConnected ? tapped : all()[tap.place]
      forget(tapped)
      if (!control) continue
      const isDone = press(control)
      if (isDone && tap.times <= 1) continue
      taps.set(control, { ...tap, times: isDone ? tap.times - 1 : tap.times })
      control.setAttribute('aria-busy', 'true')
    }
    if (taps.size > 0) carryOutSoon()
    else say('')
  }

  function carryOutSoon() {
    clearTimeout(next)
    next = setTimeout(() => taps.size > 0 && carryOut(), pause)
  }

  for (const kind of ['click', 'submit']) addEventListener(kind, letThrough, true)
  addEventListener('click', handleClick)
  addEventListener('submit', stayOffline)
  addEventListener('takenover', () => {
    isTakenOver = true
    // Without a tap to carry out, what was announced before hydration stays.
    if (taps.size > 0) carryOut()
  })
  const fetchAgainSoon = () => setTimeout(fetchAgain, second)
  const handleError = (event: Event) => {
    const { target } = event
    // Nothing waits for a script of another site, which many browsers block.
    if (!(target instanceof HTMLScriptElement) || !target.src.startsWith(location.origin)) return
    // Scripts loaded by Next.js's runtime have no such attribute, and it retries them itself.
    const isOfPage = target.matches('[async]')
    if (isOfPage && !('again' in target.dataset)) fetchAgainSoon()
    else giveUp()
    if (!isOfPage) return
    failed.add(target)
    // Otherwise the runtime would report it to React, which would replace the page by an error.
    event.stopImmediatePropagation()
  }
  // Errors of elements do not bubble.
  addEventListener('error', handleError, true)
  if (failed.size > 0) fetchAgainSoon()
  addEventListener('online', fetchAgain)
  addEventListener('pagehide', forgetAll)
}
