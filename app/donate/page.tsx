import { ArrowRight } from 'lucide-react'
import { StructuredData } from '@/components/layout/structured-data'
import { ClosingCall } from '@/components/sections/closing-call'
import { Facts } from '@/components/sections/facts'
import { Container, Section } from '@/components/sections/section'
import { SideHill } from '@/components/sections/side-hill'
import { surfaces } from '@/components/sections/surfaces'
import { TextLink } from '@/components/ui/text-link'
import { listContributions } from '@/lib/company/queries'
import { contactsFor, readFacts, readPagePicture, readTextGroup } from '@/lib/content/queries'
import { rewordedPageMetadata as reworded } from '@/lib/seo/metadata'
import { DonateButton } from './_components/donate-button'
import { GivingOptions } from './_components/giving-options'
import { MailAddress } from './_components/mail-address'

export const generateMetadata = () => reworded('/donate')

export default async function DonatePage() {
  const [{ donate }, picture] = await Promise.all([readTextGroup('donate'), readPagePicture('/donate')])
  return (
    <>
      <SideHill surface="soil" picture={picture} title={donate.title} lead={donate.intro} />
      <GivingOptions />
      <GiftFacts />
      <GivingImpact />
      <Testimonial />
      <DonateClosing />
      <StructuredData />
    </>
  )
}

async function DonateClosing() {
  const { closing, options } = (await readTextGroup('donate')).donate
  const contacts = await contactsFor('donations')
  return (
    <ClosingCall title={closing.title} image={closing.image}>
      <DonateButton donationType={options.once.donationType} title={options.once.title} contacts={contacts} tone="sun">
        {closing.give}
      </DonateButton>
      <MailAddress label={closing.more} email={contacts.email} subject={closing.subject} tone="outline-dark" />
    </ClosingCall>
  )
}

async function GiftFacts() {
  const [{ giftFacts }, { contributions }, given] = await Promise.all([
    readTextGroup('donate'),
    readTextGroup('community'),
    listContributions(),
  ])
  const { title, terms } = giftFacts
  const facts = await readFacts(terms)
  if (facts.length === 0 && given.length === 0) return null
  return (
    <Section padding="below">
      <div className="grid gap-x-column md:grid-cols-12">
        <h2 className="font-head text-head md:col-span-4">{title}</h2>
        <div className="md:col-span-7">
          <Facts facts={facts} />
          {given.length > 0 && (
            <TextLink href="/community#contributions" className="mt-4">
              {contributions.title}
              <ArrowRight className="size-5" />
            </TextLink>
          )}
        </div>
      </div>
    </Section>
  )
}

async function Testimonial() {
  const { testimonial } = await readTextGroup('donate')
  if (!testimonial.quote) return null
  return (
    <section className={`${surfaces.leaf.fill} py-band print:bg-paper print:py-8 print:text-ink`}>
      <Container>
        <figure className="max-w-[60rem]">
          <blockquote className="text-balance font-display text-title before:content-['“'] after:content-['”']">
            {testimonial.quote}
          </blockquote>
          <figcaption className="mt-6 font-serif text-lead">
            {testimonial.name}
            <span className="block text-body text-leaf-mint print:text-ink">{testimonial.role}</span>
          </figcaption>
        </figure>
      </Container>
    </section>
  )
}

async function GivingImpact() {
  const { givingImpact, figuresNote } = await readTextGroup('donate')
  return (
    <Section tone="sand">
      {Object.entries(givingImpact).map(([id, { title, text, figure, label, link }]) => (
        <section
          key={id}
          className="group grid gap-x-column gap-y-6 border-ink border-t-2 py-[clamp(2rem,4vw,3.5rem)] first:pt-6 md:grid-cols-12 md:items-end print:break-inside-avoid"
        >
          <div className="md:col-span-6 md:row-start-1 md:group-even:col-[7/-1]">
            <h2 className="font-display text-title">{title}</h2>
            <p className="mt-4 max-w-text font-serif text-body">{text}</p>
            {link.label && (
              <TextLink href={link.href} className="mt-2">
                {link.label}
                <ArrowRight className="size-5" />
              </TextLink>
            )}
          </div>
          <p className="md:col-[8/-1] md:row-start-1 md:group-even:col-[1/6]">
            <span className="block font-display text-figure text-clay">{figure}</span>
            <span className="mt-2 block max-w-72 text-[1.0625rem] font-semibold">{label}</span>
          </p>
        </section>
      ))}
      {figuresNote && <p className="border-ink border-t-2 pt-4 text-small text-ink-soft">{figuresNote}</p>}
    </Section>
  )
}
