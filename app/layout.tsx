import './globals.css'
import type { Metadata, Viewport } from 'next'
import localFont from 'next/font/local'
import type { ReactNode } from 'react'
import { Body } from '@/components/layout/body'
import { EarlyScript } from '@/components/layout/early/early-script'
import { Footer } from '@/components/layout/footer'
import { Header } from '@/components/layout/header'
import { TapStatus } from '@/components/layout/tap-status'
import { ToastRegion } from '@/components/ui/toast-region'
import { config } from '@/lib/config'
import { colors } from '@/lib/look/tokens'

const display = localFont({
  src: './fonts/bricolage-display.woff2',
  variable: '--font-display',
  weight: '800',
  adjustFontFallback: false,
})
// Fonts of running text are not part of a first view (app/globals.css).
const text = localFont({
  src: './fonts/bricolage-text.woff2',
  variable: '--own-text',
  weight: '400 800',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
})
const serif = localFont({
  src: [
    { path: './fonts/literata.woff2', style: 'normal', weight: '400' },
    { path: './fonts/literata-italic.woff2', style: 'italic', weight: '400' },
  ],
  variable: '--own-serif',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
})

export const metadata: Metadata = {
  metadataBase: new URL(config.siteUrl),
  applicationName: config.brand,
  title: { default: config.brand, template: `%s | ${config.brand}` },
}

export const viewport: Viewport = { themeColor: colors.paper, viewportFit: 'cover' }

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html
      lang="en"
      // A page opens at its top at once. A smooth scroll there would go on after Back.
      data-scroll-behavior="smooth"
      className={`${display.variable} ${text.variable} ${serif.variable}`}
      // The class changes before React is there (components/layout/early/own-fonts.ts).
      suppressHydrationWarning
    >
      <head>
        <EarlyScript />
      </head>
      <Body>
        <a
          href="#main"
          className="absolute -top-20 left-4 z-toast rounded-control bg-ink px-5 py-3 text-paper focus:top-3"
        >
          Skip to content
        </a>
        <TapStatus />
        <Header />
        <main id="main" tabIndex={-1} className="outline-none">
          {children}
        </main>
        <Footer />
        <ToastRegion />
        {/* components/ui/link.tsx says here that the next page is loading. */}
        <div id="page-status" role="status" />
      </Body>
    </html>
  )
}
