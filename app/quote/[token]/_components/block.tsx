import type { ReactNode } from 'react'
import { cn } from '@/lib/design/cn'

type Props = { title: string; id?: string; className?: string; children: ReactNode }

export function Block({ title, id, className, children }: Props) {
  return (
    <section id={id} className={cn('mt-[clamp(1.5rem,4vw,4rem)] scroll-mt-24 print:mt-6', className)}>
      <h2 className="mb-3.5 font-head text-head md:mb-5 print:mb-3">{title}</h2>
      {children}
    </section>
  )
}

export const Paragraphs = ({ text }: { text: string }) =>
  text
    .split(/\n{2,}/)
    .filter(Boolean)
    .map((paragraph) => (
      <p key={paragraph} className="mt-3 max-w-text whitespace-pre-line font-serif text-body first-of-type:mt-0">
        {paragraph}
      </p>
    ))
