import { ArrowRight } from 'lucide-react'
import { Section } from '@/components/sections/section'
import { SectionHeader } from '@/components/sections/section-header'
import { TextLink } from '@/components/ui/text-link'
import { partners } from '@/lib/content/partners'
import { withClaims, words } from '@/lib/content/queries'

export async function Partners() {
  const community = await words('community')
  return (
    <Section>
      <SectionHeader title={community.partners.title} intro={community.partners.intro} />
      <ul className="border-ink border-t-2">
        {(await withClaims(partners)).map(({ name, place, text, link }) => (
          <li key={name} className="border-line border-b print:break-inside-avoid">
            <article className="grid gap-x-column gap-y-2 py-7 md:grid-cols-12 md:py-9">
              <div className="md:col-span-5">
                <h3 className="text-balance font-head text-head">{name}</h3>
                <p className="mt-1.5 text-small text-ink-soft">{place}</p>
              </div>
              <div className="md:col-[6/-1] lg:col-[7/-1]">
                <p className="max-w-text text-pretty font-serif text-body">{text}</p>
                {link && (
                  <TextLink href={link.href} className="mt-2">
                    {link.label}
                    <ArrowRight aria-hidden="true" className="size-5" />
                  </TextLink>
                )}
              </div>
            </article>
          </li>
        ))}
      </ul>
    </Section>
  )
}
