import type { Metadata } from 'next'
import { StructuredData } from '@/components/layout/structured-data'
import { Breadcrumbs } from '@/components/sections/breadcrumbs'
import { Container } from '@/components/sections/container'
import { Plate } from '@/components/sections/plate'
import { LinkButton } from '@/components/ui/button'
import { activityTrail } from '@/lib/content/breadcrumbs'
import { activities } from '@/lib/content/community'
import { withClaims } from '@/lib/content/queries'
import { activityMetadata } from '@/lib/seo/metadata'
import { ActivityLists } from './_components/activity-lists'
import { BackToCommunity } from './_components/back-to-community'
import { UnknownActivity, unknownMetadata } from './_components/unknown-activity'

type Props = PageProps<'/community/[slug]'>

export function generateStaticParams() {
  return activities.map(({ slug }) => ({ slug }))
}

async function findActivity(params: Props['params']) {
  const { slug } = await params
  const activity = activities.find((one) => one.slug === slug)
  return activity && withClaims(activity)
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
          <div className="grid max-w-narrow gap-[1.1em] text-pretty font-serif text-body md:col-[5/-1]">
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
