import { Check } from 'lucide-react'
import { TextLink } from '@/components/ui/text-link'
import type { Activity } from '@/lib/content/community'

export function ActivityLists({ activity }: { activity: Activity }) {
  return (
    <div className="mt-band-sm grid gap-x-column gap-y-10 md:grid-cols-2">
      <section>
        <h2 className="font-head text-head">Impact so far</h2>
        <ul className="mt-4 border-ink border-t-2 font-serif text-body">
          {activity.impact.map((item) => (
            <li key={item} className="grid grid-cols-[1.25rem_1fr] gap-3.5 border-line border-b py-3.5">
              <Check aria-hidden="true" strokeWidth={3} className="mt-1 size-5 text-leaf" />
              {item}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className="font-head text-head">How to get involved</h2>
        <ul className="mt-4 border-ink border-t-2 font-serif text-body">
          {activity.involved.map(({ text, link }) => (
            <li key={text} className="border-line border-b py-3.5">
              {text}
              {link && (
                <span className="block font-sans text-ui">
                  <TextLink href={link.href}>{link.label}</TextLink>
                </span>
              )}
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
