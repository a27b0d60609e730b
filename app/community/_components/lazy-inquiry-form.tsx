'use client'
import { whenNear } from '@/components/ui/when-near'

export const LazyInquiryForm = whenNear(async () => (await import('./inquiry-form')).InquiryForm)
