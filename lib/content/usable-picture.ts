import 'server-only'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { config } from '../platform/config'

// A photograph of the workbook (app/photos), validated at import.
const photo = /^\/photos\/[0-9a-f]{16}\/[a-z0-9][\w.%-]*\.(?:jpe?g|png|webp)$/i

/** public/images, a photograph of the workbook, or https on IMAGE_HOSTS; else null. */
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
