import 'server-only'
import { config } from '../../platform/config'

/** Absolute; pictures on other hosts stay as they are. */
export function addressOf(path: string) {
  return new URL(path, `${config.siteUrl}/`).href
}

/** The @id of a thing, the same on every page and in every build. */
export function idOf(path: string, thing: string) {
  return `${addressOf(path)}#${thing}`
}
