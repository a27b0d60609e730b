'use client'
import { whenNear } from '@/components/ui/when-near'

export const LazyPlainInterest = whenNear(async () => (await import('./plain-interest')).PlainInterest)
