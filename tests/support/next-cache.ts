// next/cache works only inside Next.js. Here nothing is cached, and every call is recorded.
import { vi } from 'vitest'

export const cacheLife = vi.fn()
export const cacheTag = vi.fn()
export const revalidateTag = vi.fn()
export const updateTag = vi.fn()
