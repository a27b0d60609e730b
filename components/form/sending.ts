// One for each form that is on the screen, for as long as it is there.
const keys = new WeakMap<HTMLFormElement, string>()

/**
 * Adds to a sending the key of this view of the form, by which a second try is known for the same sending, and what lets a
 * robot give itself away: the hidden field, and for how long the page was open. Takes the data and the form it comes from.
 */
export function addSendingTo(data: FormData, form: HTMLFormElement) {
  const trap = new FormData(form).get('website')
  if (trap) data.set('website', trap)
  data.set('idempotencyKey', keyOf(form))
  // Not since React took over: on a slow phone one may be typing long before.
  data.set('openFor', String(Math.round(performance.now())))
}

function keyOf(form: HTMLFormElement) {
  // Not randomUUID, which browsers have on https only.
  const key = keys.get(form) ?? crypto.getRandomValues(new Uint32Array(4)).join('-')
  keys.set(form, key)
  return key
}
