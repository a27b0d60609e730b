import { ArrowRight } from 'lucide-react'
import { Section } from '@/components/sections/section'
import { TextLink } from '@/components/ui/text-link'
import { aboutPartners } from '@/lib/content/about'
import { partners } from '@/lib/content/partners'

export function Partners() {
  const { title, intro, link } = aboutPartners
  return (
    <Section>
      <div className="grid gap-x-column gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 className="font-display text-title">{title}</h2>
          <p className="mt-5 max-w-text text-pretty font-serif text-lead text-ink-soft">{intro}</p>
          <TextLink href={link.href} className="mt-4">
            {link.label}
            <ArrowRight aria-hidden="true" className="size-5" />
          </TextLink>
        </div>
        <ul className="border-ink border-t-2 lg:col-[6/-1]">
          {partners.map(({ name, place, line }) => (
            <li
              key={name}
              className="grid gap-x-column gap-y-1.5 border-line border-b py-5 md:grid-cols-[5fr_6fr] print:break-inside-avoid"
            >
              <div>
                <h3 className="font-head text-card">{name}</h3>
                <p className="mt-1 text-small text-ink-soft">{place}</p>
              </div>
              <p className="max-w-text text-pretty font-serif text-body">{line}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
