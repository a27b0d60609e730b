'use client'
import type { ComponentProps } from 'react'
import type { Gallery } from '@/components/sections/gallery'
import { laterPart, WhenNear } from '@/components/ui/when-near'
import type { ReviewForm } from './review-form'
import type { ShareTools } from './share-tools'

const gallery = laterPart(async () => (await import('@/components/sections/gallery')).Gallery)
const reviewForm = laterPart(async () => (await import('./review-form')).ReviewForm)
const shareTools = laterPart(async () => (await import('./share-tools')).ShareTools)

export function LazyGallery(props: ComponentProps<typeof Gallery>) {
  return <WhenNear part={gallery} props={props} />
}

export function LazyReviewForm(props: ComponentProps<typeof ReviewForm>) {
  return <WhenNear part={reviewForm} props={props} />
}

export function LazyShareTools(props: ComponentProps<typeof ShareTools>) {
  return <WhenNear part={shareTools} props={props} />
}
