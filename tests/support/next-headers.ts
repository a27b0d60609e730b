// next/headers works only inside a request. Here it has no headers unless a test sets some.
import { vi } from 'vitest'

export const headers = vi.fn(async () => new Headers())
