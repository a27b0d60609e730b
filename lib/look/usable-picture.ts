import 'server-only'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { config } from '../config'

/**
 * Whether a picture that was entered as data can be shown: a file in public/images, or an https address of a host in
 * IMAGE_HOSTS. Takes the address as it is stored; returns it, or null when the placeholder must stand in. A remote file
 * that has gone is found out by the browser, which then shows the placeholder too.
 */
export function usablePicture(address: string | null): string | null {
  if (!address) return null
  if (!address.startsWith('/')) return isAllowedHost(address) ? address : null
  const folder = path.join(process.cwd(), 'public', 'images')
  const file = path.join(process.cwd(), 'public', address)
  return file.startsWith(folder + path.sep) && existsSync(/* turbopackIgnore: true */ file) ? address : null
}

function isAllowedHost(address: string) {
  const url = URL.canParse(address) ? new URL(address) : null
  return url?.protocol === 'https:' && config.imageHosts.includes(url.hostname)
}
