import * as z from 'zod'
import { visibleText } from './visible-text'

/** Takes what a field of type email takes, and returns the address as it is stored. */
export const emailAddress = (message: string) =>
  z.string(message).transform(foldAddress).pipe(z.string().regex(z.regexes.html5Email, message).max(254, message))

/** Without what cannot be seen, without full-width letters, and with the domain in ASCII, as Chromium sends it. */
function foldAddress(typed: string) {
  const plain = visibleText(typed.normalize('NFKC'))
  return plain.replace(/(?<=@)(?:[\w.-]|[^ -~\s])+$/, toAsciiDomain)
}

function toAsciiDomain(domain: string) {
  const isInternational = /[^!-~]/.test(domain)
  return isInternational && URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : domain
}
