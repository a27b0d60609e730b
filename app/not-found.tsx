import type { Metadata } from 'next'
import { Hero, HeroPicture } from '@/components/sections/hero'
import { LinkButton } from '@/components/ui/button'

export const metadata: Metadata = {
  title: '404 Page Not Found',
  description: 'There is no page at this address. It may have moved, or the address may be mistyped.',
}

export default function NotFound() {
  return (
    <Hero
      surface="straw"
      // Next.js embeds this page's data in all others: a first-view picture would be preloaded there.
      picture={<HeroPicture src="/images/pages/terms.jpg" isFirstView={false} />}
      pictureClassName="min-h-[clamp(15rem,34vw,26rem)]"
    >
      <div className="grid gap-x-column gap-y-5 pb-[clamp(2.5rem,5vw,4.5rem)] md:grid-cols-12 md:items-end">
        <h1 className="font-display text-hero md:col-span-7">404 Page Not Found</h1>
        <div className="md:col-[8/-1]">
          <p className="max-w-[30rem] font-serif text-lead text-ink-soft">
            There is no page at this address. It may have moved, or the address may be mistyped.
          </p>
          <div className="mt-5 flex flex-wrap gap-3">
            <LinkButton href="/" tone="ink">
              Back to Home
            </LinkButton>
            <LinkButton href="/itineraries" tone="outline">
              Explore Itineraries
            </LinkButton>
          </div>
        </div>
      </div>
    </Hero>
  )
}
