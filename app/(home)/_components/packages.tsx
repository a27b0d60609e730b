import { ArrowRight } from 'lucide-react'
import { packageInks } from '@/components/itinerary/badges'
import { Section, SectionHeader } from '@/components/sections/section'
import { Fold } from '@/components/ui/fold'
import { TextLink } from '@/components/ui/text-link'
import { counted } from '@/lib/content/format'
import { readTextGroup } from '@/lib/content/queries'
import { cn } from '@/lib/design/cn'
import { packageTypeSlugs } from '@/lib/domain/choices'
import { listHref } from '@/lib/search/filters'

export async function Packages() {
  const { packages } = await readTextGroup('home')
  return (
    <Section>
      <SectionHeader title={packages.title} intro={packages.intro} isStacked />
      <div className="grid gap-x-column gap-y-11 md:grid-cols-3">
        {Object.entries(packages.groups).map(([id, { type, intro, link, examples }]) => (
          <section key={id} className={cn('flex flex-col border-t-6 pt-3.5', packageInks[type].rule)}>
            <h3 className="font-head text-head">{type}</h3>
            <p className="mt-2 font-serif leading-normal text-ink-soft">{intro}</p>
            <Fold
              className="mt-4 mb-2 border-line border-y"
              summary={<span className="font-semibold">{counted(Object.keys(examples).length, 'example')}</span>}
            >
              <ul className="mb-3 *:grid *:grid-cols-[5.25rem_1fr] *:items-baseline *:gap-3 *:border-line *:border-t *:py-3 *:text-[1.0625rem] *:leading-snug unfolded:mt-4">
                {Object.entries(examples).map(([example, { length, unit, name }]) => (
                  <li key={example}>
                    <b
                      className={cn(
                        'whitespace-nowrap',
                        packageInks[type].text,
                        unit ? 'font-display text-[1.375rem] font-extrabold' : 'text-label',
                      )}
                    >
                      {length}
                      {unit && <span className="ml-1 font-sans text-label">{unit}</span>}
                    </b>
                    <span className="font-medium">{name}</span>
                  </li>
                ))}
              </ul>
            </Fold>
            <TextLink href={listHref({ choices: { type: [packageTypeSlugs[type]] } })} className="mt-auto self-start">
              {link}
              <ArrowRight className="size-5" />
            </TextLink>
          </section>
        ))}
      </div>
    </Section>
  )
}
