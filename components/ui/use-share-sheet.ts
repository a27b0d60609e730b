import { useInBrowser } from './use-in-browser'

export const useShareSheet = () => useInBrowser(() => typeof navigator.share === 'function', false)

/** Rejects when the visitor cancels. */
export function openShareSheet(data: ShareData) {
  navigator.share(data).catch(() => undefined)
}
