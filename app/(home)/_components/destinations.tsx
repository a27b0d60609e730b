import { Fragment } from 'react'
import { Section, SectionHeader } from '@/components/sections/section'
import { Link } from '@/components/ui/link'
import { SafariImage } from '@/components/ui/safari-image'
import { readTextGroup } from '@/lib/content/queries'
import { cn } from '@/lib/design/cn'

const inks = {
  night: { surface: 'bg-night', tags: 'text-sun-light' },
  lake: { surface: 'bg-lake-dark', tags: 'text-lake-sky' },
  leaf: { surface: 'bg-leaf-dark', tags: 'text-leaf-mint' },
  clay: { surface: 'bg-clay', tags: 'text-sun-light' },
}

export async function Destinations() {
  const { destinations } = await readTextGroup('home')
  return (
    <Section id="destinations">
      <SectionHeader title={destinations.title} intro={destinations.intro} />
      <ul className="grid grid-cols-2 gap-3.5 md:grid-cols-4 md:gap-column">
        {Object.entries(destinations.posters).map(([id, { name, tags, href, image, ink }]) => (
          <li key={id} className="grid grid-cols-1">
            <Link
              href={href}
              className={cn(
                'flex flex-col rounded-print border-6 border-white text-paper shadow-plate transition-transform duration-slow ease-out hover:-translate-y-1.5 motion-reduce:hover:translate-y-0 md:border-plate',
                inks[ink].surface,
              )}
            >
              <span className="relative block aspect-4/5">
                <SafariImage src={image} alt="" sizes="(min-width: 1024px) 20rem, (min-width: 768px) 20vw, 41vw" />
              </span>
              <span className="grid gap-1 px-3 pt-3 pb-3.5 md:px-4 md:pb-4.5">
                <b className="font-display text-[clamp(1.75rem,0.6rem+2.9vw,3.5rem)] font-extrabold leading-[0.95] tracking-[-0.01em]">
                  {name}
                </b>
                <span className={cn('text-label', inks[ink].tags)}>
                  {Object.entries(tags).map(([tag, label], index, all) => (
                    <Fragment key={tag}>
                      <span className="whitespace-nowrap">
                        {label}
                        {index < all.length - 1 && ' ·'}
                      </span>{' '}
                    </Fragment>
                  ))}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
