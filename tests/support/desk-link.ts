// Asks the desk as the holder of a link does.
import { handleDeskRequest } from '@/lib/desk/handle-request'

/** Of the first link to the desk in a text. */
export const tokenIn = (text?: string | null) => /\/desk\/(\S+)/.exec(text ?? '')?.[1] ?? ''

export function askDesk(token: string, query = '', init: RequestInit = {}) {
  return handleDeskRequest(new Request(`http://localhost/desk/${token}${query}`, init), token)
}
