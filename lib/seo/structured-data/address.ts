// The names of things in the structured data: absolute addresses, the same on every page and in every build.
import 'server-only'
import { config } from '../../config'

/** The absolute address of a path of this site, or of a picture elsewhere, which stays as it is. */
export function addressOf(path: string) {
  return new URL(path, `${config.siteUrl}/`).href
}

/** The @id of a thing: the address of the page that is about it, and what it is there. */
export function idOf(path: string, thing: string) {
  return `${addressOf(path)}#${thing}`
}
