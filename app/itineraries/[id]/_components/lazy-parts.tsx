'use client'
import { whenNear } from '@/components/ui/when-near'

export const LazyDates = whenNear(async () => (await import('./dates-to-join')).DatesToJoin)
export const LazyGallery = whenNear(async () => (await import('@/components/sections/gallery')).Gallery)
export const LazyReviewForm = whenNear(async () => (await import('./review-form')).ReviewForm)
export const LazyShareTools = whenNear(async () => (await import('./share-tools')).ShareTools)
