import type { ReactNode } from 'react'
import { cn } from '@/lib/design/cn'

const tones = {
  paper: 'bg-paper text-ink',
  night: 'bg-night text-paper',
  sun: 'bg-sun text-ink',
  outline: 'text-current [box-shadow:inset_0_0_0_1.5px]',
  danger: 'bg-danger text-paper',
  'sun-wash': 'bg-sun-wash text-ink',
  'leaf-wash': 'bg-leaf-wash text-ink',
}

export type BadgeTone = keyof typeof tones

export function Badge({ tone = 'paper', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={cn('badge', tones[tone])}>{children}</span>
}
