import { createHash } from 'node:crypto'

// The first script is ours, before any user input. Others must be a call with JSON only, or they get no hash.
const dataCalls = [
  /^self\.__next_f\.push\((\[1,"[\s\S]*"\])\)$/,
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\((\[0\])\)$/,
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(([\s\S]*)\);?$/,
]

/** Hashes of inline scripts, as in a Content-Security-Policy. */
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
