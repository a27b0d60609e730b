'use client'
import { lazy } from 'react'
import { whenNear } from '@/components/ui/when-near'

/** In the HTML too; its script comes with shared trips only. */
export const LazyDates = lazy(async () => ({ default: (await import('./dates-to-join')).DatesToJoin }))
export const LazyGallery = whenNear(async () => (await import('@/components/sections/gallery')).Gallery)
export const LazyReviewForm = whenNear(async () => (await import('./review-form')).ReviewForm)
export const LazyShareTools = whenNear(async () => (await import('./share-tools')).ShareTools)
