import { createHash } from 'node:crypto'

// The first script is ours, and before it stands nothing that anyone else wrote. The others are data for React: a script
// that is more than a call with JSON gets no hash.
const dataCalls = [
  /^self\.__next_f\.push\((\[1,"[\s\S]*"\])\)$/,
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\((\[0\])\)$/,
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(([\s\S]*)\);?$/,
]

/** Of the inline scripts that a Content-Security-Policy may let run, as it writes them. */
export function scriptHashes(html) {
  const scripts = [...html.matchAll(/<script(?: nonce="[\w-]+")?>([\s\S]*?)<\/script>/g)].map(([, text]) => text)
  const ours = scripts.filter((text, index) => index === 0 || isData(text))
  return [...new Set(ours)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}

function isData(text) {
  const [, json] = dataCalls.map((call) => call.exec(text)).find(Boolean) ?? []
  try {
    return json !== undefined && JSON.parse(json) !== undefined
  } catch {
    return false
  }
}
