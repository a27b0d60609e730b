import type { MetadataRoute } from 'next'
import { pages } from '@/lib/content/pages'
import { appIcons } from '@/lib/design/app-icons'
import { colors } from '@/lib/design/tokens'
import { config } from '@/lib/platform/config'

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: config.brand,
    short_name: config.brand,
    description: pages['/'].description,
    start_url: '/',
    display: 'browser',
    lang: 'en',
    background_color: colors.paper,
    theme_color: colors.paper,
    icons: appIcons,
  }
}
