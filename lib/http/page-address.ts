// Addresses of pages as mail programs and people write them: '/Itineraries/07.' for '/itineraries/7'.
import { activities } from '../content/community'
import { toAsciiDigits } from '../domain/digits'
import { parseItineraryId } from '../domain/ids'

// Written out: the server that starts the site must not load the texts and settings of its pages.
const knownPaths = [
  ...['/', '/about', '/before-you-go', '/book', '/community', '/community-engagement', '/contact', '/donate'],
  ...['/destinations/kenya', '/destinations/tanzania', '/destinations/uganda', '/endangered-species', '/estimate'],
  ...['/experiences/adventure', '/experiences/dubai', '/experiences/luxury', '/fleet', '/groups', '/groups/agents'],
  ...['/how-we-handle-reviews', '/itineraries', '/privacy', '/review', '/shortlist', '/teams', '/terms'],
  ...['/terms-of-service', '/thank-you', '/volunteer', '/volunteers'],
  ...['/itineraries/:id', '/itineraries/:id/reviews/:part', '/community/:slug'],
  ...['/quote/:token', '/quote/:token/travellers', '/quote/draft/:id', '/requests/:token', '/unsubscribe/:token'],
  ...[
    '/desk',
    '/desk/sign-in',
    '/desk/sign-ins',
    '/desk/dates',
    '/desk/dates/:id',
    '/desk/departures',
    '/desk/money',
    '/desk/numbers',
    '/desk/numbers/requests',
    '/desk/ready',
    '/desk/content',
    '/desk/content/publish',
    '/desk/content/photographs',
    '/desk/content/photographs/fit',
    '/desk/content/:thing',
  ],
  ...[
    '/desk/link/:token',
    '/desk/leads/new',
    '/desk/leads/:reference',
    '/desk/leads/:reference/papers/:paper',
    '/desk/reviews',
    '/desk/reviews/:reference',
  ],
]

const paths = knownPaths.map((path) => path.split('/').slice(1))

/** What a part of a path stands for; undefined where it can be none. */
const readers: Record<string, (text: string) => string | undefined> = {
  ':id': (text) => parseItineraryId(toAsciiDigits(text).replace(/^0+/, ''))?.toString(),
  ':part': (text) => /^[\da-z-]+$/.exec(text.toLowerCase())?.[0],
  ':slug': (text) => activities.find(({ slug }) => slug === text.toLowerCase())?.slug,
  ':thing': (text) => /^[a-z-]+$/.exec(text.toLowerCase())?.[0],
  ':token': (text) => /^[\w~-]{40,80}$/.exec(text)?.[0],
  ':paper': (text) => /^[\w-]+$/.exec(text)?.[0],
  ':reference': (text) => /^[A-Z\d-]+$/.exec(text.toUpperCase())?.[0],
}

// No path of ours ends otherwise.
const punctuationAtEnd = /(?:&(?:gt|quot|#39);?|[^\p{L}\p{N}\p{Cc}\\_~-])+$/u

/** The address of the page that this one means, with its query; null if it is right, or means no page. */
export function correctAddress(url: string) {
  const address = url.startsWith('/') ? `http://localhost${url}` : url
  if (!URL.canParse(address)) return null
  const { pathname } = new URL(address)
  const [, query = ''] = /^[^?#]*(\?[^#]*)?/.exec(url) ?? []
  const path = decode(pathname)
  if (path === null) return null
  const parts = path.replace(punctuationAtEnd, '').split(/\/+/).slice(1)
  const wanted = parts.length > 0 ? parts : ['']
  const found = paths.flatMap((path) => toPath(path, wanted) ?? [])[0]
  return found === undefined || found === decodeOnce(pathname) ? null : found + query
}

function toPath(path: string[], parts: string[]) {
  if (path.length !== parts.length) return undefined
  const read = path.map((name, index) => {
    const part = parts[index] ?? ''
    return readers[name]?.(part) ?? (part.toLowerCase() === name ? name : undefined)
  })
  return read.includes(undefined) ? undefined : `/${read.join('/')}`
}

/** Twice, as mail programs encode what is encoded; null where it cannot be. */
function decode(path: string) {
  const once = decodeOnce(path)
  return once && (decodeOnce(once) ?? once)
}

function decodeOnce(path: string) {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
