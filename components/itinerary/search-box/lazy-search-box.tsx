'use client'
import { whenNear } from '@/components/ui/when-near'

/** Headless UI's combobox is 38 KiB, which the filters and the form around it do not wait for. */
export const LazySearchBox = whenNear(async () => (await import('./search-box')).SearchBox)
