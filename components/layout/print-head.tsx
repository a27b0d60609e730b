import { Logo } from '@/components/ui/logo'
import { config } from '@/lib/platform/config'

/** Replaces the header on paper. */
export function PrintHead() {
  return (
    <p className="mb-4 hidden items-end justify-between border-ink border-b-2 pb-3 text-small print:flex">
      <Logo brand={config.brand} />
      <span>{new URL(config.siteUrl).host}</span>
    </p>
  )
}
