'use client'
import { colors } from '@/lib/design/tokens'

// Replaces the root layout, so it has none of our styles and fonts.
export default function GlobalError({ retry }: { error: unknown; retry: () => void }) {
  return (
    <html lang="en">
      <body
        style={{ margin: 0, background: colors.paper, color: colors.ink.DEFAULT, fontFamily: 'system-ui, sans-serif' }}
      >
        <title>Something went wrong</title>
        <main style={{ maxWidth: '34rem', margin: '0 auto', padding: '4rem 1.5rem', lineHeight: 1.5 }}>
          <h1 style={{ fontSize: '2.25rem', lineHeight: 1.1 }}>
            Something went wrong on our side, and this page did not load.
          </h1>
          <p>
            <button
              type="button"
              onClick={() => retry()}
              style={{
                minHeight: 52,
                padding: '0 1.5rem',
                border: 0,
                borderRadius: 8,
                background: colors.ember.DEFAULT,
                color: colors.white,
                font: 'inherit',
                fontWeight: 650,
                cursor: 'pointer',
              }}
            >
              Try again
            </button>
          </p>
          <p>
            Or <a href="/contact">call or write to us</a>.
          </p>
        </main>
      </body>
    </html>
  )
}
