import { Section } from '@/components/sections/section'
import { contactPage } from '@/lib/content/contact'
import { withClaims } from '@/lib/content/queries'
import { config } from '@/lib/platform/config'
import { MapPlate } from './map-plate'
import { OfficeMap } from './office-map'

export async function WhereWeAre() {
  const { title, text, notice } = await withClaims(contactPage.map)
  return (
    <Section>
      <div className="grid gap-x-column gap-y-7 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 className="font-display text-title">{title}</h2>
          <p className="mt-5 max-w-text text-pretty font-serif text-lead text-ink-soft">{text}</p>
        </div>
        <div className="lg:col-[5/-1]">
          <OfficeMap embedUrl={config.mapEmbedUrl} mapUrl={config.mapUrl} notice={notice}>
            <MapPlate />
          </OfficeMap>
        </div>
      </div>
    </Section>
  )
}
