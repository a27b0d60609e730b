import { ExternalLink } from 'lucide-react'
import { ListingLink } from '@/components/sections/listing-link'
import { Plate } from '@/components/sections/plate'
import { Section } from '@/components/sections/section'
import { LinkButton } from '@/components/ui/button'
import { readTextGroup } from '@/lib/content/queries'

export async function About() {
  const { about } = await readTextGroup('home')
  return (
    <Section id="about-us" padding="below">
      <div className="grid items-center gap-x-column gap-y-10 lg:grid-cols-2">
        <div>
          <h2 className="font-display text-title">{about.title}</h2>
          <div className="mt-6 grid max-w-text gap-[1.1em] font-serif">
            <p className="text-lead">{about.mission}</p>
            <p className="text-body">{about.story}</p>
          </div>
          <div className="mt-7 flex flex-wrap gap-3">
            <LinkButton href={about.team.href}>{about.team.label}</LinkButton>
            <LinkButton href={about.full.href} tone="outline">
              {about.full.label}
            </LinkButton>
          </div>
          <ListingLink className="mt-3">
            {about.listing}
            <ExternalLink className="size-5" />
          </ListingLink>
        </div>
        <Plate
          src={about.image}
          caption={about.caption}
          sizes="(min-width: 1024px) 40rem, 92vw"
          className="aspect-4/3"
        />
      </div>
    </Section>
  )
}
