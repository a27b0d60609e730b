import './globals.css'
import type { Metadata, Viewport } from 'next'
import localFont from 'next/font/local'
import { Activity, type ReactNode } from 'react'
import { Analytics } from '@/components/layout/analytics'
import { Body } from '@/components/layout/body'
import { EarlyScript } from '@/components/layout/early/early-script'
import { Footer } from '@/components/layout/footer'
import { Header, Menus } from '@/components/layout/header'
import { NotAtDesk } from '@/components/layout/not-at-desk'
import { PageStatus } from '@/components/layout/page-status'
import { TrialLine } from '@/components/layout/trial-line'
import { ToastRegion } from '@/components/ui/toast'
import { screens } from '@/lib/design/screens'
import { colors } from '@/lib/design/tokens'
import { config } from '@/lib/platform/config'
import { requestContext } from '@/lib/platform/request-context'

const display = localFont({
  src: '../lib/design/fonts/bricolage-display-first.woff2',
  variable: '--font-display',
  weight: '800',
  adjustFontFallback: false,
})
// The fonts of running text are in lib/design/fonts/fonts.css: next/font preloads on every screen or on none.
const textFonts = [
  {
    href: new URL('../lib/design/fonts/bricolage-text-first.woff2', import.meta.url).href,
    media: `(width < ${screens.md})`,
  },
  { href: new URL('../lib/design/fonts/literata-first.woff2', import.meta.url).href, media: `(width < ${screens.md})` },
  {
    href: new URL('../lib/design/fonts/bricolage-text.woff2', import.meta.url).href,
    media: `(min-width: ${screens.md})`,
  },
  { href: new URL('../lib/design/fonts/literata.woff2', import.meta.url).href, media: `(min-width: ${screens.md})` },
]

const { analytics } = config

export function generateMetadata(): Metadata {
  const { isFormRefused } = requestContext().getStore() ?? {}
  return {
    metadataBase: new URL(config.siteUrl),
    applicationName: config.brand,
    title: { default: config.brand, template: `${isFormRefused ? 'Not sent yet: ' : ''}%s | ${config.brand}` },
  }
}

export const viewport: Viewport = { themeColor: colors.paper, viewportFit: 'cover' }

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html
      lang="en"
      // A page opens at its top at once. A smooth scroll there would go on after Back.
      data-scroll-behavior="smooth"
      className={display.variable}
      // The class changes before React is there (components/layout/early/early-functions.ts).
      suppressHydrationWarning
    >
      <head>
        <EarlyScript />
        {textFonts.map((font) => (
          <link key={font.href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" {...font} />
        ))}
      </head>
      <Body>
        <a
          href="#main"
          className="absolute -top-20 left-4 z-toast rounded-control bg-ink px-5 py-3 text-paper focus:top-3"
        >
          Skip to content
        </a>
        <TapStatus />
        <NotAtDesk>
          <Header />
          <TrialLine />
        </NotAtDesk>
        <main id="main" tabIndex={-1} className="outline-none">
          {children}
        </main>
        {/* So that React takes it over after what is seen first. */}
        <NotAtDesk>
          <Activity>
            <Footer />
          </Activity>
          <Activity>
            <Menus />
          </Activity>
        </NotAtDesk>
        <ToastRegion />
        <PageStatus />
        {analytics && <Analytics {...analytics.tag} />}
      </Body>
    </html>
  )
}

/** components/layout/early/keep-taps.ts announces here what happens to a tap from before hydration. */
function TapStatus() {
  return (
    <p
      id="tap-status"
      role="status"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; it keeps React from clearing what the script has written
      dangerouslySetInnerHTML={{ __html: '' }}
      suppressHydrationWarning
      className="fixed inset-x-4 bottom-4 z-toast mx-auto max-w-toast rounded-panel bg-night p-4 text-paper shadow-pop ring-1 ring-night-line not-data-shown:sr-only print:hidden"
    />
  )
}
