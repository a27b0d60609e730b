import type { Metadata } from 'next'
import { ErrorStatus } from '@/components/layout/error-status'
import { Plate } from '@/components/sections/plate'
import { Section } from '@/components/sections/section'
import { BackToCommunity } from './back-to-community'

export const unknownMetadata: Metadata = {
  title: 'Activity not found',
  description: 'We have no activity of that name. The schools and groups we work with are all on the community page.',
  robots: { index: false },
}

export function UnknownActivity() {
  return (
    <Section>
      <div className="grid items-center gap-x-column gap-y-8 md:grid-cols-[1fr_24rem]">
        <div>
          <h1 className="font-display text-hero">Activity not found</h1>
          <p className="mt-4 mb-4 max-w-text font-serif text-lead text-ink-soft">
            We have no activity of that name. All our partners are on the community page.
          </p>
          <BackToCommunity />
        </div>
        <Plate src={null} sizes="24rem" className="aspect-4/3" />
      </div>
      <ErrorStatus />
    </Section>
  )
}
