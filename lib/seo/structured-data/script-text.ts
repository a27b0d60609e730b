// JSON-LD as the text of a script element.
import 'server-only'
import type { Thing } from 'schema-dts'

// What could end the element or begin a comment in it, and the two line ends that JSON allows and old parsers do not.
const unsafe = /[<>&\u2028\u2029]/g
const escapeSign = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

/** One graph of the things on a page. Takes its nodes; text of visitors in them may be anything. */
export function scriptText(nodes: Thing[]) {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replace(unsafe, escapeSign)
}
