import type { ReactNode } from 'react'
import { cn } from '@/lib/design/cn'

type Props = { summary: ReactNode; className?: string; children: ReactNode }

/** Opened by a tap on a phone; on a wide screen and on paper there is no summary, and what is in it just stands there. */
export function Fold({ summary, className, children }: Props) {
  return (
    <details className={cn('fold', className)}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}

type TitledProps = {
  heading: 'h2' | 'h3'
  title: string
  /** Of the title where nothing is folded. */
  titleClassName?: string
  className?: string
  children: ReactNode
}

/** A part of a page: its title is the summary on a phone, and stands above it elsewhere. */
export function TitledFold({ heading: Heading, title, titleClassName, className, children }: TitledProps) {
  return (
    <>
      <Heading className={cn('hidden font-head unfolded:block', titleClassName)}>{title}</Heading>
      <Fold className={className} summary={<Heading className="font-head text-card">{title}</Heading>}>
        {children}
      </Fold>
    </>
  )
}
