// What works only inside Next.js. Here nothing is cached, a request comes over https without further headers, and every page
// is the home page, unless a test says otherwise.
import { vi } from 'vitest'

export const cacheLife = vi.fn()
export const cacheTag = vi.fn()
export const revalidateTag = vi.fn()
export const updateTag = vi.fn()
export const refresh = vi.fn()

export const headers = vi.fn(async () => new Headers({ 'x-forwarded-proto': 'https' }))

export const cookieJar = new Map<string, string>()
/** As they were set last. */
export const cookieAttributes = new Map<string, object>()

const jar = {
  get: (name: string) => (cookieJar.has(name) ? { name, value: cookieJar.get(name) } : undefined),
  set: (name: string, value: string, attributes: { maxAge: number }) => {
    cookieAttributes.set(name, attributes)
    if (attributes.maxAge > 0) cookieJar.set(name, value)
    else cookieJar.delete(name)
  },
}
export const cookies = vi.fn(async () => jar)

export const draftMode = vi.fn(async () => ({ isEnabled: true }))

export const router = { push: vi.fn() }
export const useRouter = () => router
export const usePathname = vi.fn(() => '/')
export const notFound = vi.fn()
