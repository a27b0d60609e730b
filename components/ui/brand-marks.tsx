// Other services' marks in one colour. Their names label them.
import type { ReactNode } from 'react'

function Mark({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="size-5"
    >
      {children}
    </svg>
  )
}

function SolidMark({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" className="size-5">
      <path d={d} />
    </svg>
  )
}

export function FacebookMark() {
  return (
    <SolidMark d="M13.5 22v-8h2.9l.5-3.5h-3.4V8.3c0-1 .3-1.7 1.8-1.7h1.8V3.4c-.3 0-1.4-.1-2.6-.1-2.7 0-4.5 1.6-4.5 4.6v2.6H7v3.5h3v8z" />
  )
}

export function InstagramMark() {
  return (
    <Mark>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <circle cx="17.3" cy="6.7" r=".6" fill="currentColor" />
    </Mark>
  )
}

export function XMark() {
  return (
    <SolidMark d="M3 3h5.3l4.3 6 5-6H20l-6.4 7.6L21 21h-5.3l-4.7-6.5L5.5 21H3.1l6.8-8.1zm3.2 1.7 10.3 14.5h1.3L7.6 4.7z" />
  )
}

export function WhatsAppMark() {
  return (
    <Mark>
      <path d="M3.5 20.5 5 16.3A8.5 8.5 0 1 1 7.8 19.2Z" />
      <path d="M9 8.5c.2 3.7 2.8 6.3 6.5 6.5" strokeWidth="3" />
    </Mark>
  )
}

export function PinterestMark() {
  return (
    <Mark>
      <circle cx="12" cy="12" r="9.5" />
      <path d="M9.6 18.5 11.8 9.5M8.9 12.3A3.6 3.6 0 1 1 12.4 14.6c-.8 0-1.3-.3-1.7-.8" />
    </Mark>
  )
}

export function VkMark() {
  return (
    <Mark>
      <path d="M2.5 7 7 17 11.5 7M15 7v10M21.5 7 15 12.3 21.5 17" strokeWidth="2.5" />
    </Mark>
  )
}

export function WeiboMark() {
  return (
    <Mark>
      <ellipse cx="9.8" cy="14.7" rx="7.6" ry="5.6" />
      <circle cx="9.2" cy="14.9" r="1.5" fill="currentColor" />
      <path d="M15.5 3.5a5.8 5.8 0 0 1 5.4 7.7M15.8 7.2a2.3 2.3 0 0 1 1.8 3" />
    </Mark>
  )
}

export function WorkplaceMark() {
  return (
    <Mark>
      <path d="M2.5 6.5 7 17.5 12 8 17 17.5 21.5 6.5" strokeWidth="2.5" />
    </Mark>
  )
}
