import './desk.css'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { config } from '@/lib/platform/config'

export const metadata: Metadata = {
  title: { default: `Desk | ${config.brand}`, template: `%s | ${config.brand}: desk` },
  manifest: '/desk/desk.webmanifest',
  robots: { index: false, follow: false },
}

export default function DeskLayout({ children }: { children: ReactNode }) {
  return <div className="desk">{children}</div>
}
