import { ArrowRight, ExternalLink } from 'lucide-react'
import { StructuredData } from '@/components/layout/structured-data'
import { ClosingCall } from '@/components/sections/closing-call'
import { Credentials } from '@/components/sections/credentials'
import { ListingLink } from '@/components/sections/listing-link'
import { PageHero } from '@/components/sections/page-hero'
import { Section } from '@/components/sections/section'
import { LinkButton } from '@/components/ui/button'
import { TextLink } from '@/components/ui/text-link'
import { readPagePicture, readTextGroup } from '@/lib/content/queries'
import { config } from '@/lib/platform/config'
import { rewordedPageMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => rewordedPageMetadata('/about')

export default async function AboutPage() {
  const { hero, team, closing } = await readTextGroup('about')
  const { title, image, itineraries, contact, community, listing } = closing
  return (
    <>
      <PageHero
        title={hero.title || `About ${config.brand}`}
        intro={hero.intro}
        picture={await readPagePicture('/about')}
        surface="straw"
      >
        <LinkButton href={team.href} tone="ink">
          {team.label}
        </LinkButton>
      </PageHero>
      <Story />
      <Values />
      <Partners />
      <Approach />
      <Credentials />
      <ClosingCall title={title} image={image}>
        <LinkButton href={itineraries.href} tone="sun">
          {itineraries.label}
        </LinkButton>
        <LinkButton href={contact.href} tone="outline-dark">
          {contact.label}
        </LinkButton>
        <TextLink href={community.href}>{community.label}</TextLink>
        <ListingLink>
          {listing}
          <ExternalLink className="size-5" />
        </ListingLink>
      </ClosingCall>
      <StructuredData />
    </>
  )
}

async function Values() {
  const { values } = await readTextGroup('about')
  return (
    <Section tone="sand">
      <h2 className="mb-stack max-w-[14em] font-display text-title">{values.title}</h2>
      <ul className="grid gap-x-column gap-y-9 md:grid-cols-2 lg:grid-cols-4">
        {values.points.map(({ title, text }) => (
          <li key={title} className="border-ink border-t-2 pt-4.5">
            <h3 className="font-head text-card">{title}</h3>
            <p className="mt-2.5 max-w-text font-serif leading-relaxed text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

async function Story() {
  const { pulled, story } = await readTextGroup('about')
  if (story.length === 0) return null
  return (
    <Section>
      <h2 className="max-w-[15em] font-display text-title">{pulled}</h2>
      <div className="mt-stack gap-x-[clamp(2rem,5vw,5rem)] font-serif text-body md:columns-2">
        {story.map((paragraph) => (
          <p key={paragraph} className="max-w-text break-inside-avoid pb-[1.1em]">
            {paragraph}
          </p>
        ))}
      </div>
    </Section>
  )
}

async function Approach() {
  const { approach } = await readTextGroup('about')
  return (
    <Section tone="leaf">
      <h2 className="mb-stack font-display text-title">{approach.title}</h2>
      <ol className="grid md:grid-cols-3 md:gap-x-column">
        {approach.steps.map(({ title, text }) => (
          <li key={title} className="group relative pb-9 pl-10 last:pb-0 md:pt-10 md:pb-0 md:pl-0">
            <span
              aria-hidden="true"
              className="absolute top-1.5 left-1 z-1 size-4.5 rounded-full border-[3px] border-clay bg-leaf-wash group-first:bg-clay group-last:bg-clay md:top-0 md:left-0"
            />
            <span
              aria-hidden="true"
              className="absolute top-3 -bottom-2 left-[0.7rem] border-clay border-l-[3px] border-dotted group-last:hidden md:top-[0.47rem] md:right-[calc(-1*theme(spacing.column))] md:bottom-auto md:left-2 md:border-t-[3px] md:border-l-0"
            />
            <h3 className="font-head text-head">{title}</h3>
            <p className="mt-2.5 max-w-text font-serif text-body">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

async function Partners() {
  const { title, intro, link } = (await readTextGroup('about')).partners
  const partners = await readTextGroup('partners')
  if (partners.length === 0) return null
  return (
    <Section>
      <div className="grid gap-x-column gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 className="font-display text-title">{title}</h2>
          <p className="mt-5 max-w-text font-serif text-lead text-ink-soft">{intro}</p>
          <TextLink href={link.href} className="mt-4">
            {link.label}
            <ArrowRight className="size-5" />
          </TextLink>
        </div>
        <ul className="border-ink border-t-2 lg:col-[6/-1]">
          {partners.map(({ name, place, line }) => (
            <li
              key={name}
              className="grid gap-x-column gap-y-1.5 border-line border-b py-5 md:grid-cols-[5fr_6fr] print:break-inside-avoid"
            >
              <div>
                <h3 className="font-head text-card">{name}</h3>
                <p className="mt-1 text-small text-ink-soft">{place}</p>
              </div>
              <p className="max-w-text font-serif text-body">{line}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
