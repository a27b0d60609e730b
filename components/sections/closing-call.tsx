import type { ReactNode } from 'react'
import { Hero, HeroPicture } from './hero'
import type { RidgeLine } from './ridge'
import type { Surface } from './surfaces'

type Props = { title: string; image: string; surface?: Surface; line?: RidgeLine; children: ReactNode }

/** At night its surface merges with the footer. */
export function ClosingCall({ title, image, surface = 'night', line, children }: Props) {
  return (
    <Hero
      surface={surface}
      line={line}
      picture={<HeroPicture src={image} isFirstView={false} />}
      pictureClassName="min-h-[clamp(15rem,min(34vw,65svh),42rem)]"
      className="print:hidden"
    >
      <div className="grid gap-x-column gap-y-5 pb-[clamp(1.5rem,3vw,3rem)] lg:grid-cols-12 lg:items-end">
        <h2 className="font-display text-hero lg:col-span-8">{title}</h2>
        <div className="flex flex-wrap items-start gap-3 lg:col-span-4">{children}</div>
      </div>
    </Hero>
  )
}
