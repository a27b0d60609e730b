import type { ReactNode } from 'react'
import { cn } from '@/lib/design/cn'

// --band: the colour behind cards, used by their notch.
const tones = {
  paper: '[--band:theme(colors.paper)]',
  sand: 'bg-sand [--band:theme(colors.sand)]',
  night: 'on-dark bg-night text-paper [--band:theme(colors.night.DEFAULT)]',
  sun: 'bg-sun text-ink [--band:theme(colors.sun.DEFAULT)]',
  leaf: 'bg-leaf-wash [--band:theme(colors.leaf.wash)]',
}

const paddings = {
  band: 'py-band',
  compact: 'py-band-sm',
  // Neighbouring bands of one tone share padding.
  below: 'pb-band',
}

type Props = {
  tone?: keyof typeof tones
  padding?: keyof typeof paddings
  id?: string
  className?: string
  children: ReactNode
}

export function Section({ tone = 'paper', padding = 'band', id, className, children }: Props) {
  return (
    <section id={id} className={cn(tones[tone], paddings[padding], className)}>
      <Container>{children}</Container>
    </section>
  )
}

export function Container({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={cn('page-width', className)}>{children}</div>
}

type SectionHeaderProps = {
  title: string
  intro?: string
  children?: ReactNode
  isStacked?: boolean
}

export function SectionHeader({ title, intro, children, isStacked }: SectionHeaderProps) {
  return (
    <div className={cn('section-header', !isStacked && 'section-header-wide')}>
      <h2 className="font-display text-title">{title}</h2>
      {intro && (
        <p className="max-w-[34rem] font-serif text-lead text-ink-soft in-[.on-dark]:text-night-mist">{intro}</p>
      )}
      {children}
    </div>
  )
}
