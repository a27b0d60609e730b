import { Plate } from '@/components/sections/plate'
import { Section } from '@/components/sections/section'
import type { Destination } from '@/lib/content/destinations/destination'

export function Places({ places }: { places: Destination['places'] }) {
  const { title, intro, image, caption, from, key, note } = places
  return (
    <Section padding="below" id="places">
      <div className="grid gap-x-column gap-y-6 md:gap-y-10 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-5">
          <div className="lg:sticky lg:top-28">
            <h2 className="font-display text-title">{title}</h2>
            <p className="mt-4 max-w-[34rem] font-serif text-lead text-ink-soft">{intro}</p>
            {/* A phone has the pictures of the hero and the trips. */}
            <div className="mt-7 hidden md:block">
              <Plate src={image} caption={caption} sizes="(min-width: 1024px) 34rem, 92vw" className="aspect-4/3" />
            </div>
          </div>
        </div>
        <div className="min-w-0 lg:col-[7/-1]">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the keys scroll this row */}
          <ol tabIndex={0} aria-label={title} className="swipe-row grid gap-x-column md:grid-cols-2 lg:block">
            {key.map(({ name, knownFor, way, fee }, index) => (
              <li
                key={name}
                className="grid grid-cols-[2.5rem_1fr] content-start border-ink border-t-2 py-3 lg:grid-cols-[3.5rem_1fr] md:border-t md:border-line md:py-5"
              >
                <span aria-hidden="true" className="font-display text-head text-clay">
                  {index + 1}
                </span>
                <div>
                  <h3 className="font-head text-head">{name}</h3>
                  <p className="mt-1.5 max-w-text font-serif text-body leading-normal">{knownFor}</p>
                  <dl className="mt-2.5 grid grid-cols-2 gap-x-column text-small">
                    <div>
                      <dt className="text-label text-ink-soft">From {from}</dt>
                      <dd className="font-semibold">{way}</dd>
                    </div>
                    <div>
                      <dt className="text-label text-ink-soft">Fee</dt>
                      <dd className="font-semibold">{fee}</dd>
                    </div>
                  </dl>
                </div>
              </li>
            ))}
          </ol>
          <p className="border-line pt-4 text-small text-ink-soft md:border-t">{note}</p>
        </div>
      </div>
    </Section>
  )
}
