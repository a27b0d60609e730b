import type { MetadataRoute } from 'next'
import { appIcons } from '@/lib/design/app-icons'
import { colors } from '@/lib/design/tokens'
import { config } from '@/lib/platform/config'

/** The desk on the home screen of a phone is an app of its own. */
export function GET() {
  const manifest: MetadataRoute.Manifest = {
    id: '/desk',
    name: `${config.brand}: desk`,
    short_name: 'Desk',
    start_url: '/desk',
    scope: '/desk',
    display: 'standalone',
    lang: 'en',
    background_color: colors.paper,
    theme_color: colors.night.DEFAULT,
    icons: appIcons,
  }
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json' } })
}
