'use client'
import { useSelectedLayoutSegment } from 'next/navigation'
import type { ReactNode } from 'react'

/** The site's own header and footer: colleagues at the desk have other ways to go. */
export function NotAtDesk({ children }: { children: ReactNode }) {
  return useSelectedLayoutSegment() === 'desk' ? null : children
}
