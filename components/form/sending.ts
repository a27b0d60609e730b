/**
 * Adds to a sending what lets a robot give itself away: the hidden field, and when the page was opened. Takes the data
 * and the form it comes from.
 */
export function addSendingTo(data: FormData, form: HTMLFormElement) {
  const trap = new FormData(form).get('website')
  if (trap) data.set('website', trap)
  // Not when React took over: on a slow phone one may be typing long before.
  data.set('startedAt', String(Math.round(performance.timeOrigin)))
}
