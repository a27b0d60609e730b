import { MapPicture } from '@/components/itinerary/route-map'
import { Section, SectionHeader } from '@/components/sections/section'
import { Fold } from '@/components/ui/fold'
import { Link } from '@/components/ui/link'
import { counted } from '@/lib/content/format'
import type { Country } from '@/lib/domain/choices'
import { countryMap } from '@/lib/maps/queries'
import { listCountryPlaces } from '@/lib/search/country-places'

export async function TripPlaces({ country }: { country: Country }) {
  const places = await listCountryPlaces(country)
  if (places.length < 2) return null
  const [phone, wide] = await Promise.all([countryMap(country, places, 'phone'), countryMap(country, places, 'wide')])
  return (
    <Section padding="below" className="max-md:pb-band-sm">
      <SectionHeader title="Where our trips go" intro="Choose a place to see the trips that go there." />
      <div className="grid gap-x-column gap-y-6 lg:grid-cols-12">
        <div className="relative self-start lg:col-span-8">
          <MapPicture
            name={country.toLowerCase()}
            phone={phone}
            wide={wide}
            alt={`Map of our places in ${country}; the list has them all`}
          />
          {/* The list has the same links, for the keyboard and for phones, where discs are too close for a finger. */}
          {wide.spots.map(({ id, x, y }) => (
            <Link
              key={id}
              href={hrefOf(places, id)}
              tabIndex={-1}
              aria-hidden="true"
              className="absolute hidden size-7 -translate-1/2 rounded-full hover:ring-3 hover:ring-ember sm:block print:hidden"
              style={{ left: `${(x * 100).toFixed(1)}%`, top: `${(y * 100).toFixed(1)}%` }}
            >
              {''}
            </Link>
          ))}
        </div>
        <Fold
          className="border-line border-b"
          summary={<span className="font-semibold">{counted(places.length, 'place')} and their trips</span>}
        >
          <ol className="grid grid-cols-2 content-start gap-x-column border-ink border-t-2 md:grid-cols-3 lg:col-[9/-1] lg:grid-cols-1">
            {places.map(({ id, name, count, href }, index) => (
              <li key={id} className="border-line border-b">
                <Link
                  href={href}
                  className="group grid min-h-tap grid-cols-[1.75rem_1fr] items-center py-1 text-small leading-tight"
                >
                  <span aria-hidden="true" className="font-bold text-clay">
                    {index + 1}
                  </span>
                  <span>
                    <b className="font-bold decoration-2 decoration-ember-flame underline-offset-[0.14em] group-hover:underline">
                      {name}
                    </b>{' '}
                    <span className="whitespace-nowrap text-ink-soft">{counted(count, 'trip')}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ol>
        </Fold>
      </div>
    </Section>
  )
}

const hrefOf = (places: Awaited<ReturnType<typeof listCountryPlaces>>, id: string) =>
  places.find((place) => place.id === id)?.href ?? '/itineraries'
