import { Link } from '@/components/ui/link'
import type { Trail } from '@/lib/content/breadcrumbs'
import { cn } from '@/lib/design/cn'
import { type Surface, surfaces } from './surfaces'

export function Breadcrumbs({ trail, surface }: { trail: Trail; surface?: Surface }) {
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
              className={cn(
                'flex flex-none items-center gap-x-2.5',
                surface ? surfaces[surface].soft : 'text-ink-soft',
              )}
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
