const keys = new WeakMap<HTMLFormElement, string>()

/** The key marks a second try as the same sending; the trap and the time the page was open help to spot robots. */
export function addSendingTo(data: FormData, form: HTMLFormElement) {
  const trap = new FormData(form).get('website')
  if (trap) data.set('website', trap)
  data.set('idempotencyKey', keyOf(form))
  // From when the page opened, not from hydration: on a slow phone people type before that.
  data.set('openFor', String(Math.round(performance.now())))
}

function keyOf(form: HTMLFormElement) {
  // Not randomUUID, which browsers only have on https.
  const key = keys.get(form) ?? crypto.getRandomValues(new Uint32Array(4)).join('-')
  keys.set(form, key)
  return key
}
