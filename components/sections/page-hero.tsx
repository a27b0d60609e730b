import type { ReactNode } from 'react'
import type { Trail } from '@/lib/content/breadcrumbs'
import type { PagePicture } from '@/lib/content/page-pictures'
import { cn } from '@/lib/design/cn'
import { Breadcrumbs } from './breadcrumbs'
import { Hero, HeroPicture } from './hero'
import type { RidgeLine } from './ridge'
import { type Surface, surfaces } from './surfaces'

type Props = {
  title: string
  intro: string
  facts?: string[]
  picture: PagePicture
  surface: Surface
  line?: RidgeLine
  trail?: Trail
  children: ReactNode
}

export function PageHero({ title, intro, facts, picture, surface, line, trail, children }: Props) {
  return (
    <Hero surface={surface} line={line} picture={<HeroPicture {...picture} />}>
      <div className="grid gap-x-column gap-y-4 pb-[clamp(2rem,4vw,3.5rem)] lg:grid-cols-12 lg:items-end">
        <div className="min-w-0 lg:col-span-7">
          {trail && <Breadcrumbs trail={trail} surface={surface} />}
          <h1 className="animate-rise font-display text-hero">{title}</h1>
        </div>
        <div className="animate-rise lg:col-[8/-1]">
          {intro && <p className={cn('max-w-[34rem] font-serif text-lead', surfaces[surface].soft)}>{intro}</p>}
          {facts && <p className="mt-3 max-w-[34rem] text-small">{facts.filter(Boolean).join(' ')}</p>}
          <div className="mt-5 flex flex-wrap gap-3">{children}</div>
        </div>
      </div>
    </Hero>
  )
}
