import { Section } from '@/components/sections/section'
import { SectionHeader } from '@/components/sections/section-header'
import { LinkButton } from '@/components/ui/button'
import { impact } from '@/lib/content/home'
import { figures } from '@/lib/content/site'

export function Impact() {
  return (
    <Section tone="sun" padding="compact">
      <SectionHeader title={impact.title}>
        <LinkButton href="/community" tone="ink">
          {impact.link}
        </LinkButton>
      </SectionHeader>
      <dl className="grid gap-x-column gap-y-7 md:grid-cols-[1fr_auto_1fr] lg:grid-cols-3">
        {(['projectsFunded', 'donated', 'localJobs'] as const).map((key) => (
          <div key={key} className="flex flex-col-reverse justify-end gap-2 border-ink border-t-2 pt-4">
            <dt className="max-w-72 text-[1.0625rem] font-semibold">{impact.labels[key]}</dt>
            <dd className="font-display text-figure">{figures[key]}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 text-small">Our own count, as of {figures.asOf}.</p>
    </Section>
  )
}
