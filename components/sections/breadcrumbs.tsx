import { Link } from '@/components/ui/link'
import type { Trail } from '@/lib/content/breadcrumbs'
import { cn } from '@/lib/look/cn'
import { type Ground, grounds } from './grounds'

/**
 * Where a page stands: small links above its h1 on one line, the page itself last, which is cut short where there is no
 * room. On a ground they take its ink.
 */
export function Breadcrumbs({ trail, ground }: { trail: Trail; ground?: Ground }) {
  const current = trail.length - 1
  return (
    <nav aria-label="Breadcrumb" className="print:hidden">
      <ol className="flex items-center gap-x-2.5 text-small">
        {trail.map(({ label, href }, index) =>
          index === current ? (
            <li key={href} aria-current="page" className="min-w-0 truncate">
              {label}
            </li>
          ) : (
            <li
              key={href}
              className={cn('flex flex-none items-center gap-x-2.5', ground ? grounds[ground].soft : 'text-ink-soft')}
            >
              <Link href={href} className="inline-flex min-h-tap min-w-tap items-center hover:underline">
                {label}
              </Link>
              <span aria-hidden="true">/</span>
            </li>
          ),
        )}
      </ol>
    </nav>
  )
}
