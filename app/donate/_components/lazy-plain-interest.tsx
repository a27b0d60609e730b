'use client'
import type { ComponentProps } from 'react'
import { laterPart, WhenNear } from '@/components/ui/when-near'
import type { PlainInterest } from './plain-interest'

const form = laterPart(async () => (await import('./plain-interest')).PlainInterest)

export function LazyPlainInterest(props: ComponentProps<typeof PlainInterest>) {
  return <WhenNear part={form} props={props} />
}
