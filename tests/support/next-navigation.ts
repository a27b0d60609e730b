// next/navigation works only inside Next.js. Here every page is the home page unless a test says otherwise.
import { vi } from 'vitest'

export const router = { push: vi.fn() }
export const useRouter = () => router
export const usePathname = vi.fn(() => '/')
export const notFound = vi.fn()
