// components/layout/body.tsx tells this script that React has taken the page over, and that it has seen a click.
declare global {
  interface Event {
    isTaken?: boolean
  }
}

/** `place` is the index among all controls, to find it again if React replaces the element. */
type Tap = { times: number; place: number }

/**
 * Keeps taps on controls that only React can answer until React is there. Links, forms, `popovertarget`, `commandfor` and
 * `details` are left to the browser.
 */
export function keepTaps() {
  const controls = 'button[type=button]:not([popovertarget],[commandfor]),a[aria-haspopup],a[role=tab],a[data-keep-tap]'
  const leavesPage = 'a[href]:not([target],[href^="#"]),[type=submit]'
  const patience = 15_000 // ms
  const pause = 100 // ms
  const second = 1000 // ms
  const kept = 'One moment, please.'
  const offline =
    'You are offline. Nothing was sent, and everything you wrote is still here. Please try again when you are connected.'
  const lost = 'This part of the page has not arrived. Please check your connection and try again, or reload the page.'
  const taps = new Map<HTMLElement, Tap>()
  const givenUp = new WeakSet<Element>()
  const failed = new Set([...document.querySelectorAll<HTMLScriptElement>('script[src]')].filter(hasFailed))
  let isTakenOver = false
  let isReplaying = false
  let limit: ReturnType<typeof setTimeout>
  let next: ReturnType<typeof setTimeout>

  // The browser runs this script after the styles have come: Chromium and Firefox have reported earlier failures by then.
  // WebKit waits, and has no status.
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
    // Of the controls that open something over the page, only the last tapped counts.
    if (control.ariaHasPopup)
      for (const other of taps.keys()) if (other !== control && other.ariaHasPopup) forget(other)
    const { times = 0 } = taps.get(control) ?? {}
    // A second tap is impatience, except where every tap counts.
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
      // Next.js and React look for scripts by their address as it is written.
      script.setAttribute('src', lost.getAttribute('src') ?? '')
      lost.replaceWith(script)
    }
    failed.clear()
  }

  // React stops events of parts it has not taken over yet; they must still reach the listeners below.
  function letThrough(event: Event) {
    if (event.type === 'submit' || (event.target as Element).closest(controls)) event.stopPropagation = () => {}
  }

  /** Without a network and without React the browser would show its own error in place of what was written. */
  function stayOffline(event: SubmitEvent) {
    if (navigator.onLine || event.defaultPrevented || (event.target as HTMLFormElement).method === 'dialog') return
    event.preventDefault()
    say(offline, true)
  }

  function handleClick(event: MouseEvent) {
    if (event.isTaken || event.ctrlKey || event.metaKey || event.shiftKey) return
    const target = event.target as Element
    const control = target.closest<HTMLElement>(controls)
    // The browser follows a link that React did not answer in time.
    const isForBrowser = control?.matches('a') && givenUp.has(control)
    if (control && !isForBrowser) {
      event.preventDefault()
      if (!isReplaying) keep(control)
    } else if (target.closest(leavesPage)) forgetAll()
  }

  /** Returns whether React has seen the click. */
  function press(control: HTMLElement) {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    isReplaying = true
    control.dispatchEvent(click)
    isReplaying = false
    return click.isTaken === true
  }

  // React takes a page over in parts: what is not ready is tried again.
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
    carryOut()
  })
  const fetchAgainSoon = () => setTimeout(fetchAgain, second)
  const handleError = (event: Event) => {
    const { target } = event
    if (!(target instanceof HTMLScriptElement)) return
    // What the runtime of Next.js loads by itself has no such attribute, and it tries those again.
    const isOfPage = target.matches('[async]')
    if (isOfPage && !('again' in target.dataset)) fetchAgainSoon()
    else giveUp()
    if (!isOfPage) return
    failed.add(target)
    // Else the runtime would tell React that the part is lost, and React would replace the page by an error.
    event.stopImmediatePropagation()
  }
  // Errors of elements do not bubble.
  addEventListener('error', handleError, true)
  if (failed.size > 0) fetchAgainSoon()
  addEventListener('online', fetchAgain)
  addEventListener('pagehide', forgetAll)
}
