import { ContactLink } from '@/components/sections/contact-link'
import { LinkButton } from '@/components/ui/button'
import { Mark } from '@/components/ui/logo'
import { telHref } from '@/lib/content/contact-links'
import { readContactDetails, readTextGroup } from '@/lib/content/queries'
import { eastAfrica } from '@/lib/domain/choices'
import { formatPrice, perPersonSharing } from '@/lib/domain/money'
import { getPriceRange } from '@/lib/itineraries/queries'

/** Visible without scripts; CSS animates it. */
export async function HeroText() {
  const [{ hero }, { tagline }, { phone }, [lowest]] = await Promise.all([
    readTextGroup('home'),
    readTextGroup('site'),
    readContactDetails(),
    getPriceRange(eastAfrica),
  ])
  return (
    <div className="grid animate-rise gap-x-column gap-y-4 md:grid-cols-12 md:items-end">
      <div className="md:col-span-8">
        {/* Small phones have no room for it, nor for the number, which is in the header. */}
        <Mark className="size-12 text-sun mb-4 max-[389px]:hidden" />
        <h1 className="text-balance font-display text-poster">{hero.headline}</h1>
      </div>
      <div className="md:col-[9/-1]">
        <p className="max-w-[26rem] font-serif text-lead text-night-mist">{tagline}</p>
        <p className="mt-2 max-w-[26rem] text-night-mist text-small">
          {lowest && `Safaris from ${formatPrice(lowest)} ${perPersonSharing}. `}
          {hero.since}
        </p>
        <ContactLink
          href={telHref(phone)}
          className="inline-flex min-h-tap items-center font-semibold text-paper text-small underline max-[389px]:hidden"
        >
          Call {phone}
        </ContactLink>
        <div className="mt-2 flex flex-wrap gap-3">
          <LinkButton href={hero.explore.href} tone="sun">
            {hero.explore.label}
          </LinkButton>
          <LinkButton href={hero.book.href} tone="outline-dark">
            {hero.book.label}
          </LinkButton>
        </div>
      </div>
    </div>
  )
}
