// URLs and popup sizes: specification sections 2 and 9.

export type Share = {
  url: string
  title: string
  hashtags: string[]
  image?: string
}

/** Order of the specification, with the discontinued Workplace last (decision 49). */
export const shareNetworks = ['facebook', 'x', 'whatsapp', 'pinterest', 'email', 'vk', 'weibo', 'workplace'] as const
export type ShareNetwork = (typeof shareNetworks)[number]

type Query = Record<string, string | undefined>

// encodeURIComponent: mail clients show URLSearchParams' plus signs.
function address(base: string, query: Query) {
  const pairs = Object.entries(query).flatMap(([key, value]) => (value ? `${key}=${encodeURIComponent(value)}` : []))
  return `${base}?${pairs.join('&')}`
}

/** `isMobile` only affects WhatsApp. */
export function shareHref(network: ShareNetwork, { url, title, hashtags, image }: Share, isMobile: boolean) {
  const hashtag = hashtags[0] && `#${hashtags[0]}`
  const targets: Record<ShareNetwork, [string, Query]> = {
    facebook: ['https://www.facebook.com/sharer/sharer.php', { u: url, quote: title, hashtag }],
    x: ['https://twitter.com/intent/tweet', { url, text: title, hashtags: hashtags.join(',') }],
    whatsapp: [`https://${isMobile ? 'api' : 'web'}.whatsapp.com/send`, { text: `${title} ${url}` }],
    pinterest: ['https://pinterest.com/pin/create/button/', { url, media: image, description: title }],
    email: ['mailto:', { subject: title, body: url }],
    vk: ['https://vk.com/share.php', { url, title, image }],
    weibo: ['https://service.weibo.com/share/share.php', { url, title, pic: image }],
    workplace: ['https://work.facebook.com/sharer.php', { u: url, quote: title, hashtag }],
  }
  return address(...targets[network])
}

/** iPads identify as Macs, which have no touch screen (decision 68). */
export function isMobileDevice({ userAgent, maxTouchPoints }: { userAgent: string; maxTouchPoints: number }) {
  return /android|iphone|ipad|mobile/i.test(userAgent) || (/macintosh/i.test(userAgent) && maxTouchPoints > 1)
}
