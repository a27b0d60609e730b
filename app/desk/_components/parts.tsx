import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { setPageStatus } from '@/lib/platform/request-context'

/** A reference in it stays on one line. */
export function PageTitle({ children }: { children: string }) {
  return (
    <h1 id="top">
      {children.split(/(TT-\w+)/).map((part) =>
        part.startsWith('TT-') ? (
          <span key={part} className="whole">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </h1>
  )
}

/** In the sticky head: where one came from, and what this is. */
export const BackHead = ({ href, label, children }: { href: string; label: string; children: string }) => (
  <>
    <a href={href} className="back" aria-label={label}>
      <ArrowLeft aria-hidden="true" />
    </a>
    <b>{children}</b>
  </>
)

export function Facts({ lines }: { lines: (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl>
      {lines
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

export function Status({ children }: { children: ReactNode }) {
  if (!children) return null
  return (
    <p className="note" role="status">
      {children}
    </p>
  )
}

export function Problem({ children }: { children: ReactNode }) {
  return (
    <p className="note problem" role="alert">
      {children}
    </p>
  )
}

export function Gone({ what }: { what: string }) {
  setPageStatus(410)
  return (
    <>
      <PageTitle>{`${what} is not here any more`}</PageTitle>
      <p>It was deleted, or it expired.</p>
    </>
  )
}
