import { ArrowLeft, Check } from 'lucide-react'
import type { Metadata } from 'next'
import { ErrorStatus } from '@/components/layout/error-status'
import { StructuredData } from '@/components/layout/structured-data'
import { Breadcrumbs } from '@/components/sections/breadcrumbs'
import { Plate } from '@/components/sections/plate'
import { Container, Section } from '@/components/sections/section'
import { LinkButton } from '@/components/ui/button'
import { TextLink } from '@/components/ui/text-link'
import { activityTrail } from '@/lib/content/breadcrumbs'
import { type Activity, activities } from '@/lib/content/community'
import { readTextGroup } from '@/lib/content/queries'
import { activityMetadata } from '@/lib/seo/metadata'

type Props = PageProps<'/community/[slug]'>

export function generateStaticParams() {
  return activities.map(({ slug }) => ({ slug }))
}

async function findActivity(params: Props['params']) {
  const { slug } = await params
  return (await readTextGroup('activities')).find((one) => one.slug === slug)
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const activity = await findActivity(params)
  return activity ? activityMetadata(activity) : unknownMetadata
}

export default async function ActivityPage({ params }: Props) {
  const activity = await findActivity(params)
  if (!activity) return <UnknownActivity />
  const trail = activityTrail(activity)
  return (
    <article className="pt-5 pb-band">
      <Container>
        <Breadcrumbs trail={trail} />
        <h1 className="mt-4 font-display text-hero">{activity.title}</h1>
        <p className="mt-4 mb-stack max-w-[44rem] font-serif text-lead text-ink-soft">{activity.description}</p>
        <Plate
          src={activity.image}
          caption={activity.caption}
          sizes="(min-width: 84rem) 80rem, 94vw"
          isFirstView
          className="aspect-16/9 md:aspect-5/2"
        />
        <div className="mt-band-sm grid gap-x-column gap-y-6 md:grid-cols-12">
          <h2 className="font-head text-head md:col-span-4">Our mission there</h2>
          <div className="grid max-w-narrow gap-[1.1em] font-serif text-body md:col-[5/-1]">
            <p className="text-lead">{activity.mission}</p>
            {activity.story.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <ActivityLists activity={activity} />
        <div className="mt-stack flex flex-wrap items-center gap-x-7 gap-y-3 print:hidden">
          <LinkButton href="/donate">{activity.support}</LinkButton>
          <BackToCommunity />
        </div>
      </Container>
      {/* Without the trail, which names a school that may be a sample. */}
      <StructuredData />
    </article>
  )
}

const unknownMetadata: Metadata = {
  title: 'Activity not found',
  description: 'We have no activity of that name. The schools and groups we work with are all on the community page.',
}

function UnknownActivity() {
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

function BackToCommunity() {
  return (
    <TextLink href="/community">
      <ArrowLeft className="size-5" />
      Back to Community
    </TextLink>
  )
}

function ActivityLists({ activity }: { activity: Activity }) {
  return (
    <div className="mt-band-sm grid gap-x-column gap-y-10 md:grid-cols-2">
      <section>
        <h2 className="font-head text-head">Impact so far</h2>
        <ul className="mt-4 border-ink border-t-2 font-serif text-body">
          {activity.impact.map((item) => (
            <li key={item} className="grid grid-cols-[1.25rem_1fr] gap-3.5 border-line border-b py-3.5">
              <Check strokeWidth={3} className="mt-1 size-5 text-leaf" />
              {item}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className="font-head text-head">How to get involved</h2>
        <ul className="mt-4 border-ink border-t-2 font-serif text-body">
          {activity.involved.map(({ text, link }) => (
            <li key={text} className="border-line border-b py-3.5">
              {text}
              {link && (
                <span className="block font-sans text-ui">
                  <TextLink href={link.href}>{link.label}</TextLink>
                </span>
              )}
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
