// The scripts that Next.js writes into a page itself. All but the set-up are data: calls with JSON and nothing else.

const scripts = /<script(\s[^>]*)?>([\s\S]*?)<\/script>/g
const flightCall = /^self\.__next_f\.push\((\[1,"[\s\S]*"\])\)$/
const startCall =
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)(?:;self\.__next_f\.push\((\[2,[\s\S]*\])\))?$/
const chunksCall = /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(([\s\S]*)\);?$/

/** Whether a script without a source is one that Next.js writes: it cannot hold anybody's code, only data. */
export function isFromNext(text: string) {
  const call = [flightCall, startCall, chunksCall].map((pattern) => pattern.exec(text)).find(Boolean)
  return call !== undefined && (call?.[1] === undefined || isJson(call[1]))
}

function isJson(text: string) {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** The scripts of a page: attributes and text. Takes HTML. */
export function scriptsOf(html: string) {
  return [...html.matchAll(scripts)].map(([, attributes = '', text = '']) => ({ attributes, text }))
}

/**
 * Puts the flight data of a page, which Next.js writes as dozens of inline scripts, into one at the end of the body:
 * less to send, and one hash in the policy. Takes HTML; returns it with that script's text. Every other script stays.
 */
export function joinFlightData(html: string) {
  let data = ''
  const rest = html.replace(scripts, (script, attributes: string | undefined, text: string) => {
    const call = attributes ? undefined : flightCall.exec(text)?.[1]
    if (!call || !isJson(call)) return script
    data += JSON.parse(call)[1]
    return ''
  })
  const end = rest.lastIndexOf('</body>')
  if (!data || end < 0) return { html }
  const script = `self.__next_f.push([1,'${inSingleQuotes(data)}'])`
  return { html: `${rest.slice(0, end)}<script>${script}</script>${rest.slice(end)}`, script }
}

// The data is full of double quotes: not escaping them saves a thirtieth of a page.
function inSingleQuotes(text: string) {
  const escapes: Record<string, string> = {
    '\n': '\\n',
    '\r': '\\r',
    '\u2028': '\\u2028',
    '\u2029': '\\u2029',
    '<': '\\x3c',
  }
  return text.replace(/[\\']/g, '\\$&').replace(/[\n\r\u2028\u2029<]/g, (letter) => escapes[letter] ?? letter)
}
