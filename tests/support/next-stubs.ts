// What works only inside Next.js. Here nothing is cached, a request has no headers and every page is the home page, unless
// a test says otherwise.
import { vi } from 'vitest'

export const cacheLife = vi.fn()
export const cacheTag = vi.fn()
export const revalidateTag = vi.fn()
export const updateTag = vi.fn()

export const headers = vi.fn(async () => new Headers())

export const router = { push: vi.fn() }
export const useRouter = () => router
export const usePathname = vi.fn(() => '/')
export const notFound = vi.fn()
