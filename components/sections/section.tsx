import type { ReactNode } from 'react'
import { cn } from '@/lib/design/cn'
import { Container } from './container'

// --band is the colour behind cards, which their notch uses.
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
  // Two neighbouring bands of one tone share their padding.
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
