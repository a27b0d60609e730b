// Stands in for next/headers, which works only inside a request: a request without headers, unless a test gives some.
import { vi } from 'vitest'

export const headers = vi.fn(async () => new Headers())
