import { Section } from '@/components/sections/section'
import { SectionHeader } from '@/components/sections/section-header'
import { LinkButton } from '@/components/ui/button'
import { words } from '@/lib/content/queries'

export async function Impact() {
  const { impact } = await words('home')
  return (
    <Section tone="sun" padding="compact">
      <SectionHeader title={impact.title}>
        <LinkButton href="/community" tone="ink">
          {impact.link}
        </LinkButton>
      </SectionHeader>
      <dl className="grid gap-x-column gap-y-7 md:grid-cols-[1fr_auto_1fr] lg:grid-cols-3">
        {Object.entries(impact.figures).map(([id, { figure, label }]) => (
          <div key={id} className="flex flex-col-reverse justify-end gap-2 border-ink border-t-2 pt-4">
            <dt className="max-w-72 text-[1.0625rem] font-semibold">{label}</dt>
            <dd className="font-display text-figure">{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 text-small">{impact.asOf}</p>
    </Section>
  )
}
