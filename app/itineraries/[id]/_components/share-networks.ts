// Where each share button leads, and the size of its popup (specification sections 2 and 9).

export type Share = {
  url: string
  title: string
  /** Without '#'. */
  hashtags: string[]
  /** Absolute address. */
  image?: string
}

/** In the specification's order, which leaves the discontinued Workplace last (decision 49). */
export const shareNetworks = ['facebook', 'x', 'whatsapp', 'pinterest', 'email', 'vk', 'weibo', 'workplace'] as const
export type ShareNetwork = (typeof shareNetworks)[number]

type Query = Record<string, string | undefined>

// encodeURIComponent, not URLSearchParams: a mail client shows the plus signs of the latter.
function address(base: string, query: Query) {
  const pairs = Object.entries(query).flatMap(([key, value]) => (value ? `${key}=${encodeURIComponent(value)}` : []))
  return `${base}?${pairs.join('&')}`
}

/**
 * The address that a network's share button opens.
 * Takes the network, what is shared, and whether the device is a mobile one, which only WhatsApp asks.
 */
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

/** The size of the popup a network opens in, in px; e-mail has none. */
export function popupSize(network: ShareNetwork) {
  return network === 'weibo' ? { width: 660, height: 550 } : { width: 550, height: 400 }
}

/** Takes the browser's navigator. An iPad reports itself as a Mac, but no Mac has a touch screen (decision 68). */
export function isMobileDevice({ userAgent, maxTouchPoints }: { userAgent: string; maxTouchPoints: number }) {
  return /android|iphone|ipad|mobile/i.test(userAgent) || (/macintosh/i.test(userAgent) && maxTouchPoints > 1)
}
