import type { Route } from 'next'
import Link from 'next/link'

/** Where a page stands: small links above its h1, the page itself last. */
export function Breadcrumbs({ trail, current }: { trail: { label: string; href: Route }[]; current: string }) {
  return (
    <nav aria-label="Breadcrumb" className="print:hidden">
      <ol className="flex flex-wrap items-center gap-x-2.5 text-small text-ink-soft">
        {trail.map(({ label, href }) => (
          <li key={href} className="flex items-center gap-x-2.5">
            <Link href={href} className="inline-flex min-h-tap items-center hover:text-ink hover:underline">
              {label}
            </Link>
            <span aria-hidden="true">/</span>
          </li>
        ))}
        <li aria-current="page" className="text-ink">
          {current}
        </li>
      </ol>
    </nav>
  )
}
