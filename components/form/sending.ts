// What goes with a form besides its fields, so that it is stored once and a robot gives itself away.

const lifetime = 24 * 60 * 60 * 1000

type Stored = { key: string; since: number }

let remembered: Stored | undefined

/**
 * Adds to a sending: the key that names it, when the page was opened, and the hidden field. Takes the data and the form
 * it comes from.
 *
 * The server compares the key together with the content, so one key does for a day: a second click, the Back button,
 * another tab and a second try all send the same thing once, and changed words are always sent.
 */
export function addSendingTo(data: FormData, form: HTMLFormElement) {
  const trap = new FormData(form).get('website')
  if (trap) data.set('website', trap)
  // Not when React took over: on a slow phone one may be typing long before.
  data.set('startedAt', String(Math.round(performance.timeOrigin)))
  data.set('idempotencyKey', sendingKey())
}

function sendingKey() {
  const stored = read() ?? { key: makeKey(), since: Date.now() }
  remembered = stored
  try {
    localStorage.setItem('sending', JSON.stringify(stored))
  } catch {
    // Storage may be switched off: then the key lasts until the page is left.
  }
  return stored.key
}

function read(): Stored | undefined {
  try {
    const stored: Stored | null = JSON.parse(localStorage.getItem('sending') ?? 'null')
    if (stored && Date.now() - stored.since < lifetime) return stored
  } catch {
    // Switched off, or not ours.
  }
  return remembered && Date.now() - remembered.since < lifetime ? remembered : undefined
}

// crypto.randomUUID is missing where the site is opened over plain http, such as in the office's own network.
function makeKey() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
