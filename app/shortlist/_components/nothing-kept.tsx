import { LinkButton } from '@/components/ui/button'
import { shortlist } from '@/lib/content/shortlist'
import { OpenKept } from './open-kept'

export function NothingKept() {
  return (
    <div>
      <h2 className="font-display text-title">{shortlist.empty.title}</h2>
      <p className="mt-4 max-w-text font-serif text-body text-ink-soft">{shortlist.empty.text}</p>
      <p className="mt-6 flex flex-wrap gap-4">
        <OpenKept />
        <LinkButton href="/itineraries" tone="outline">
          Look at the trips
        </LinkButton>
      </p>
    </div>
  )
}
