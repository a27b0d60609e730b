'use client'
import type { ComponentProps } from 'react'
import { laterPart, WhenNear } from '@/components/ui/when-near'
import type { InquiryForm } from './inquiry-form'

const form = laterPart(async () => (await import('./inquiry-form')).InquiryForm)

export function LazyInquiryForm(props: ComponentProps<typeof InquiryForm>) {
  return <WhenNear part={form} props={props} />
}
