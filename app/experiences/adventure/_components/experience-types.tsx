import { ArrowRight } from 'lucide-react'
import { Section } from '@/components/sections/section'
import { Link } from '@/components/ui/link'
import { types } from '@/lib/content/experiences/adventure'
import { cn } from '@/lib/design/cn'

const inks = ['bg-ember', 'bg-leaf', 'bg-lake']

export function ExperienceTypes() {
  return (
    <Section>
      <h2 className="mb-stack font-display text-title">{types.title}</h2>
      <ul className="grid gap-4 md:grid-cols-3 md:gap-column">
        {types.tiles.map(({ word, text, link, href }, index) => (
          <li key={word} className="grid">
            <Link
              href={href}
              className={cn(
                'group on-dark flex flex-col rounded-print p-6 text-paper transition-transform duration-slow ease-out hover:-translate-y-1.5 motion-reduce:hover:translate-y-0 md:min-h-80 md:p-5 lg:p-7',
                inks[index % inks.length],
              )}
            >
              <h3 className="font-display text-figure">{word}</h3>
              <p className="mt-4 mb-6 max-w-80 font-serif text-body leading-normal">{text}</p>
              <span className="mt-auto inline-flex min-h-tap items-center gap-1.5 font-semibold underline decoration-2 underline-offset-[0.3em]">
                {link}
                <ArrowRight aria-hidden="true" className="size-5" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
