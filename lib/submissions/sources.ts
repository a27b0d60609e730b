// Where visits begin, by the host that led here or the utm_source of a link. The first that fits; others keep their host.

export type Source = { name: string; hosts: string[]; tags?: string[] }

export const sources: Source[] = [
  { name: 'ChatGPT', hosts: ['chatgpt.com', 'chat.openai.com'], tags: ['chatgpt', 'openai'] },
  { name: 'Gemini', hosts: ['gemini.google.com'], tags: ['gemini'] },
  { name: 'Perplexity', hosts: ['perplexity.ai'], tags: ['perplexity'] },
  { name: 'Claude', hosts: ['claude.ai'], tags: ['claude'] },
  { name: 'Copilot', hosts: ['copilot.microsoft.com'], tags: ['copilot'] },
  { name: 'Gmail', hosts: ['mail.google.com'] },
  { name: 'Google Maps', hosts: ['maps.google.com', 'business.google.com'], tags: ['gmb', 'gbp', 'google_business'] },
  { name: 'Google', hosts: ['google'], tags: ['google', 'adwords'] },
  { name: 'Bing', hosts: ['bing.com'], tags: ['bing'] },
  { name: 'DuckDuckGo', hosts: ['duckduckgo.com'], tags: ['duckduckgo'] },
  { name: 'Ecosia', hosts: ['ecosia.org'], tags: ['ecosia'] },
  { name: 'Yahoo', hosts: ['yahoo'], tags: ['yahoo'] },
  { name: 'Yandex', hosts: ['yandex', 'ya.ru'], tags: ['yandex'] },
  { name: 'Baidu', hosts: ['baidu.com'], tags: ['baidu'] },
  { name: 'Qwant', hosts: ['qwant.com'], tags: ['qwant'] },
  { name: 'SafariBookings', hosts: ['safaribookings.com'], tags: ['safaribookings'] },
  { name: 'TripAdvisor', hosts: ['tripadvisor'], tags: ['tripadvisor'] },
  { name: 'GetYourGuide', hosts: ['getyourguide'], tags: ['getyourguide'] },
  { name: 'Viator', hosts: ['viator.com'], tags: ['viator'] },
  { name: 'TourRadar', hosts: ['tourradar.com'], tags: ['tourradar'] },
  { name: 'Bookmundi', hosts: ['bookmundi.com'], tags: ['bookmundi'] },
  { name: 'Lonely Planet', hosts: ['lonelyplanet.com'], tags: ['lonelyplanet'] },
  { name: 'Instagram', hosts: ['instagram.com'], tags: ['instagram', 'ig'] },
  { name: 'Facebook', hosts: ['facebook.com', 'fb.com', 'fb.me', 'messenger.com'], tags: ['facebook', 'fb'] },
  { name: 'WhatsApp', hosts: ['whatsapp.com', 'wa.me'], tags: ['whatsapp'] },
  { name: 'TikTok', hosts: ['tiktok.com'], tags: ['tiktok'] },
  { name: 'YouTube', hosts: ['youtube.com', 'youtu.be'], tags: ['youtube'] },
  { name: 'Pinterest', hosts: ['pinterest'], tags: ['pinterest'] },
  { name: 'LinkedIn', hosts: ['linkedin.com', 'lnkd.in'], tags: ['linkedin'] },
  { name: 'X', hosts: ['twitter.com', 't.co', 'x.com'], tags: ['twitter', 'x'] },
  { name: 'Reddit', hosts: ['reddit.com'], tags: ['reddit'] },
  { name: 'Newsletter', hosts: [], tags: ['newsletter', 'mailchimp', 'brevo'] },
]

/** What the office may have heard, beside the names above. */
export const heardSources = ['A repeat guest', 'A friend of a guest', 'A travel agent', 'A fair', 'A guidebook']
