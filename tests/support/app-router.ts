// Pages are rendered without the router of Next.js.
import { vi } from 'vitest'

vi.mock('next/navigation', async (load) => ({
  ...(await load<object>()),
  useRouter: () => ({}),
  usePathname: () => '/',
}))
