import { Section } from '@/components/sections/section'
import { SectionHeader } from '@/components/sections/section-header'
import { LinkButton } from '@/components/ui/button'
import { words } from '@/lib/content/queries'

export async function Impact() {
  const { title, intro, donate, areas } = (await words('community')).impact
  return (
    <Section tone="leaf">
      <SectionHeader title={title} intro={intro} />
      <ul className="grid gap-x-column md:grid-cols-2 lg:grid-cols-4">
        {Object.entries(areas).map(([id, area]) => (
          <li key={id} className="border-leaf border-t-2 pt-4.5 pb-8">
            <h3 className="font-head text-card">{area.title}</h3>
            <p className="mt-2.5 max-w-text text-pretty font-serif leading-relaxed">{area.text}</p>
          </li>
        ))}
      </ul>
      <LinkButton href="/donate" className="mt-2">
        {donate}
      </LinkButton>
    </Section>
  )
}
