import type { ReactNode } from 'react'
import { cn } from '@/lib/design/cn'

type Props = {
  summary: ReactNode
  /** On wide screens too. */
  isAlways?: boolean
  className?: string
  children: ReactNode
}

/** A disclosure on phones; plain content on wide screens and in print. */
export function Fold({ summary, isAlways, className, children }: Props) {
  return (
    <details className={cn('fold', !isAlways && 'fold-on-phones', className)}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}

type TitledProps = {
  heading: 'h2' | 'h3'
  title: string
  titleClassName?: string
  className?: string
  children: ReactNode
}

/** The title is the summary on phones and a heading elsewhere. */
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
