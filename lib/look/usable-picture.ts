import 'server-only'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { config } from '../config'

// A photograph that came with the workbook (app/photos): its address is its content, which was looked at on the way in.
const photo = /^\/photos\/[0-9a-f]{16}\/[A-Za-z0-9][\w.%-]*\.jpe?g$/

/**
 * Whether a picture that was entered as data can be shown: a file in public/images, a photograph that came with the
 * workbook, or an https address of a host in IMAGE_HOSTS. Takes the address as it is stored; returns it, or null when the placeholder must stand in. A remote file
 * that has gone is found out by the browser, which then shows the placeholder too.
 */
export function usablePicture(address: string | null): string | null {
  if (!address || photo.test(address)) return address || null
  if (!address.startsWith('/')) return isAllowedHost(address) ? address : null
  const folder = path.join(process.cwd(), 'public', 'images')
  const file = path.join(process.cwd(), 'public', address)
  return file.startsWith(folder + path.sep) && existsSync(/* turbopackIgnore: true */ file) ? address : null
}

function isAllowedHost(address: string) {
  const url = URL.canParse(address) ? new URL(address) : null
  return url?.protocol === 'https:' && config.imageHosts.includes(url.hostname)
}
