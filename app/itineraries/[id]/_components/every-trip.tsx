import { Money } from '@/components/sections/money'
import { TermList } from '@/components/ui/term-list'
import { TextLink } from '@/components/ui/text-link'
import { beforeYouGoHref } from '@/lib/content/destinations/before-you-go'
import type { textGroups } from '@/lib/content/texts'

type Included = (typeof textGroups)['itinerary']['included']

export function EveryTrip({ included, country }: { included: Included; country: string }) {
  return (
    <>
      <TermList rows={Object.values(included).map(({ title, text }) => ({ term: title, text }))} />
      <Money isSmall className="mt-6" />
      <p className="mt-3 print:hidden">
        <TextLink href={beforeYouGoHref(country)}>Before you go: visa, vaccinations, money, packing</TextLink>
      </p>
    </>
  )
}
