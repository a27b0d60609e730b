import 'server-only'
import type { Thing } from 'schema-dts'

// What could end the element or start a comment in it, and two line ends that old parsers reject.
const unsafe = /[<>&\u2028\u2029]/g
const escapeSign = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Safe for texts of visitors. */
export function scriptText(nodes: Thing[]) {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replace(unsafe, escapeSign)
}
