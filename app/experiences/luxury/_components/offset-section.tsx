import type { ReactNode } from 'react'
import { Section } from '@/components/sections/section'

type Props = { title: string; tone?: 'paper' | 'sand'; padding?: 'band' | 'below'; children: ReactNode }

/** A small title at the left, everything else from the fourth column on. */
export function OffsetSection({ title, tone, padding, children }: Props) {
  return (
    <Section tone={tone} padding={padding}>
      <div className="grid gap-x-column gap-y-8 lg:grid-cols-12">
        <h2 className="max-w-64 font-head text-head lg:col-span-3">{title}</h2>
        <div className="lg:col-[4/-1]">{children}</div>
      </div>
    </Section>
  )
}
