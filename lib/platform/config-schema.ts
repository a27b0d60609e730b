import { z } from 'zod'
import { emailAddress } from './email-address'

const email = emailAddress('must be an email address')
const web = { protocol: /^https?$/, message: 'must be an http(s) address' }
const link = (fallback: string) => z.url(web).default(fallback)
/** Null unless set. */
const optional = <Type extends z.ZodType>(type: Type) => type.optional().transform((value) => value ?? null)
const flag = (fallback: boolean) =>
  z
    .enum(['0', '1'], 'must be 0 or 1')
    .optional()
    .transform((value) => (value === undefined ? fallback : value === '1'))

const wholeNumber = (min: number, max: number, message: string) =>
  z.coerce.number(message).int(message).min(min, message).max(max, message)

const phone = z.string().regex(/^\+[\d ]{7,20}$/, 'must be an international number such as +254 700 000 000')

/** 'Wanjiru <wanjiru@example.com>, musa@example.com': the name may be missing. */
function readPeople(value: string) {
  return value
    .split(/[,;]/)
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text) => {
      const [, name = '', address = text] = /^(.*?)<(.*)>$/.exec(text) ?? []
      return { name: name.trim().replace(/^"|"$/g, ''), email: address.trim() }
    })
}

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/
const mailboxMistake =
  'must be imaps://user:password@host:993, with %40 for @ in a name and %2C for a comma in a password; several with commas'

/** What pages may load: over https, or from this machine. */
function isSafeToLoad(address: string) {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || (protocol === 'http:' && loopback.test(hostname))
}

const analyticsScript = z.string().refine(isSafeToLoad, 'must be the https address of a script')
const analyticsSite = z.union([z.guid(), z.string().refine(isSafeToLoad), z.hostname()], {
  error: 'must be a domain (Plausible), a website id (Umami) or the https address of a counter (GoatCounter)',
})

/** Null without a script. Throws ConfigError. What `site` is says whose script it is. */
function readAnalytics(script: string | null, site: string | null) {
  if (!script) return null
  if (!site) throw new ConfigError('ANALYTICS_SITE must be set too: ANALYTICS_SCRIPT counts for no site without it.')
  const { origin } = new URL(script)
  const tag = { src: script, site }
  if (URL.canParse(site))
    return { tag: { ...tag, attribute: 'data-goatcounter' }, origin, receiver: new URL(site).origin }
  const attribute = z.guid().safeParse(site).success ? 'data-website-id' : 'data-domain'
  return { tag: { ...tag, attribute }, origin, receiver: origin }
}

/** Null unless it is an imaps:// address with a user and a password; imap:// only on this machine. */
function readMailbox(text: string) {
  if (!URL.canParse(text)) return null
  const { protocol, username, password, hostname, port, pathname, search, hash } = new URL(text)
  const isSecure = protocol === 'imaps:'
  if (!isSecure && !(protocol === 'imap:' && loopback.test(hostname))) return null
  if (!username || !password || !hostname || pathname.length > 1 || search || hash) return null
  try {
    const user = decodeURIComponent(username)
    const login = { user, pass: decodeURIComponent(password) }
    const host = hostname.replace(/^\[|\]$/g, '')
    return { name: `${user}@${host}/INBOX`, host, port: Number(port) || (isSecure ? 993 : 143), isSecure, login }
  } catch {
    return null
  }
}

const people = z.array(z.object({ name: z.string().max(120), email }), {
  error: 'must be names and addresses: Wanjiru <wanjiru@example.com>, Musa <musa@example.com>',
})

type Setting = {
  name: string
  /** Sentences for the operator. Without them it belongs to the setting before it. */
  help?: string
  /** A value for .env.example; the default without one. */
  example?: string
  /** False: no page shows it, so that a change makes none anew. */
  isInPages?: false
}

/** Read from the environment by the scripts and Next.js themselves. */
const ofScripts: Setting[] = [
  {
    name: 'PORT',
    help: 'Where the site listens: the port, and the address, 127.0.0.1 behind a proxy on the same machine; all addresses of the machine unless set.',
    example: '3000',
  },
  { name: 'HOST', example: '127.0.0.1' },
  {
    name: 'DATABASE_URL',
    help: 'An existing PostgreSQL 15 or newer. Without it the site runs its own in DATA_DIR.',
    example: 'postgresql://user:password@host:5432/tembo',
  },
  { name: 'DATA_DIR', example: '.data' },
  {
    name: 'WAL_DIR',
    help: 'Where deploy/install.sh streams the log of the database, so that a lost disk costs seconds and not a day (docs/operate.md). Mount another disk or machine there.',
    example: '/var/backups/tembo-wal',
  },
  {
    name: 'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY',
    help: 'Only where several machines build the site, each for itself (docs/many-machines.md): the same key on all of them, from "openssl rand -base64 32", and the name of the version.',
    example: '',
  },
  { name: 'NEXT_DEPLOYMENT_ID', example: '' },
]

const declared = z.registry<Setting>()

const schema = z.object({
  siteUrl: link('http://localhost:3000')
    .transform((value) => value.replace(/\/+$/, ''))
    .register(declared, {
      name: 'SITE_URL',
      help: 'The address visitors see (canonical links, share links, mails). No slash at the end.',
      example: 'https://www.example.com',
    }),
  hstsSubdomains: flag(false).register(declared, {
    name: 'HSTS_SUBDOMAINS',
    help: 'With https browsers are told to use nothing else for this host, for two years. 1 tells them the same for its subdomains: only if all of them, also those for mail or staff, have https. It cannot be taken back.',
  }),
  directDatabaseUrl: optional(
    z.url({ protocol: /^postgres(ql)?$/, message: 'must be a postgresql:// address' }),
  ).register(declared, {
    name: 'DIRECT_DATABASE_URL',
    help: 'Only when DATABASE_URL goes through a pooler such as PgBouncer: the same database without the pooler, which passes no notifications on. The queue of mails uses it.',
    example: 'postgresql://user:password@host:5432/tembo',
    isInPages: false,
  }),
  databaseTimeout: wholeNumber(100, 60_000, 'must be a number of milliseconds from 100 to 60000')
    .default(1000)
    .register(declared, {
      name: 'DATABASE_TIMEOUT_MS',
      help: 'How long a request waits for a connection to the database before it fails, and a tenth of the time in which a page tries again before it answers 503; more for a database far away.',
      isInPages: false,
    }),
  smtpUrl: optional(z.url({ protocol: /^smtps?$/, message: 'must be an smtp:// or smtps:// address' })).register(
    declared,
    {
      name: 'SMTP_URL',
      help: 'The mail server, as smtp://user:password@host:587 or smtps://user:password@host:465. Without it every mail is written as an .eml file into DATA_DIR/mail. "npm run leads -- mail test" says whether it works.',
      example: 'smtp://user:password@mail.example.com:587',
      isInPages: false,
    },
  ),
  mailFrom: optional(email).register(declared, {
    name: 'MAIL_FROM',
    help: 'The sender of every mail; the reservations address of the workbook unless set.',
    example: 'website@example.com',
    isInPages: false,
  }),
  mailWorker: flag(true).register(declared, {
    name: 'MAIL_WORKER',
    help: '0 when "npm run worker" sends the mails in its own process, as the units of deploy/systemd do.',
    isInPages: false,
  }),
  mailboxes: z
    .string()
    .default('')
    .transform((value, context) => {
      const read = value.split(/[\s,]+/).flatMap((text) => (text ? [readMailbox(text)] : []))
      // The message must not quote the password.
      if (read.includes(null)) context.addIssue({ code: 'custom', message: mailboxMistake })
      return read.filter((mailbox) => mailbox !== null)
    })
    .register(declared, {
      name: 'IMAP_URL',
      help: "The mailbox that travellers' answers come into; several are separated by commas. The worker reads what arrives in the inbox and changes nothing there (docs/operate.md). Mails that are there already are left alone, unless a day is set from which on they are read.",
      example: 'imaps://reservations%40example.com:password@mail.example.com:993',
      isInPages: false,
    }),
  mailsSince: optional(z.iso.date('must be a day such as 2026-12-01')).register(declared, {
    name: 'IMAP_SINCE',
    example: '2026-12-01',
    isInPages: false,
  }),
  escalationEmail: optional(email).register(declared, {
    name: 'ESCALATION_EMAIL',
    help: 'A second address for requests that nobody has answered after two working hours (07:00 to 18:00 in Nairobi, Monday to Saturday).',
    example: 'manager@example.com',
    isInPages: false,
  }),
  alertUrl: optional(z.url(web)).register(declared, {
    name: 'ALERT_URL',
    help: 'A webhook that gets a POST with {"text", "problems"} when something is wrong, such as mails that do not go out (docs/operate.md). Keep it secret.',
    example: 'https://chat.example.com/hooks/secret',
    isInPages: false,
  }),
  rateLimitPerHour: wholeNumber(1, Number.MAX_SAFE_INTEGER, 'must be a whole number from 1')
    .default(20)
    .register(declared, {
      name: 'RATE_LIMIT_PER_HOUR',
      help: 'How often one address may send one form within an hour.',
      isInPages: false,
    }),
  trustedProxies: wholeNumber(0, 9, 'must be a whole number from 0 to 9').default(0).register(declared, {
    name: 'TRUST_PROXY',
    help: "How many proxies of yours stand in front of each other. Each must add the address it sees to the end of X-Forwarded-For (or, as the first, write it anew), and nobody else may reach the site. With 2, the last address but one is the visitor's.",
    isInPages: false,
  }),
  inviteAfterDays: wholeNumber(0, 365, 'must be a whole number of days from 0 to 365').default(7).register(declared, {
    name: 'INVITE_AFTER_DAYS',
    help: 'How many days after a trip its traveller is invited by mail to write a review.',
  }),
  accountingYears: wholeNumber(0, 30, 'must be a whole number of years from 0 to 30').default(5).register(declared, {
    name: 'ACCOUNTING_YEARS',
    help: "For how many years after its day a payment is kept when its request is deleted: who paid, when, how much and how. The privacy page says it. Kenya's Tax Procedures Act asks for five; 0 keeps none.",
  }),
  travellersKeys: z
    .string()
    .default('')
    .transform((value) => value.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(z.string().regex(/^[A-Za-z0-9+/]{43}=$/, 'must be a key of "openssl rand -base64 32"')))
    .register(declared, {
      name: 'TRAVELLERS_KEY',
      help: 'What travellers write of themselves (passports, health) is encrypted with this key, from "openssl rand -base64 32". Without it a key is made in DATA_DIR/travellers-key; several machines need the same one. Keep a copy apart from the backups: without the key nobody can read it any more (docs/operate.md). To replace it, put the new one before the old one, with a comma.',
      example: '',
      isInPages: false,
    }),
  indexNowKey: optional(z.string().regex(/^[\w-]{8,128}$/, 'must be 8 to 128 letters, digits and hyphens')).register(
    declared,
    {
      name: 'INDEXNOW_KEY',
      help: 'Search engines that read IndexNow (Bing and others) are told once a day which pages have changed. Choose any key; the site shows it at /indexnow.txt. Without it nobody is told.',
      example: '',
      isInPages: false,
    },
  ),
  indexNowUrl: link('https://api.indexnow.org/indexnow').register(declared, { name: 'INDEXNOW_URL', isInPages: false }),
  contentFolder: optional(z.string().max(500)).register(declared, {
    name: 'CONTENT_DIR',
    help: "The folder that the desk, or the operator's file sync, fills: content in DATA_DIR unless set, none for none. A changed workbook there is checked and imported, with the photographs in the sub-folder photos (docs/operator.md), once it has been left alone for this many milliseconds.",
    example: '/srv/tembo-content',
    isInPages: false,
  }),
  contentStable: wholeNumber(100, 600_000, 'must be a number of milliseconds from 100 to 600000')
    .default(10_000)
    .register(declared, { name: 'CONTENT_STABLE_MS', isInPages: false }),
  hasDesk: flag(true).register(declared, {
    name: 'DESK',
    help: '0: mails to you do not lead to pages on which a request or review is answered (docs/leads.md).',
    isInPages: false,
  }),
  deskUsers: z.string().default('').transform(readPeople).pipe(people).register(declared, {
    name: 'DESK_USERS',
    help: 'Who may sign in at the desk, with the names that colleagues see; without it the addresses of the office (EMAIL_...). Who is taken off the list is signed out.',
    example: 'Wanjiru <wanjiru@tembotrails.example>, Musa <musa@tembotrails.example>',
    isInPages: false,
  }),
  picturesAhead: flag(true).register(declared, {
    name: 'PICTURES_AHEAD',
    help: '1 makes all sizes of the pictures after the first start (some minutes, 370 MB of memory; skipped when less than 450 MB are free), 0 makes each when it is first asked for.',
    isInPages: false,
  }),
  offlineCopies: flag(true).register(declared, {
    name: 'OFFLINE_COPIES',
    help: '0 turns offline copies of trips and the shortlist off, and removes those that browsers have.',
  }),
  hasAgentTools: flag(true).register(declared, {
    name: 'AGENT_TOOLS',
    help: 'Agents in browsers (WebMCP, still a draft) read what the forms of search, estimate and request do. They may send the first two; a request is only filled in.',
  }),
  isStandalone: flag(false).register(declared, {
    name: 'STANDALONE',
    help: '1 makes "next build" also write .next/standalone, a folder that runs without node_modules (docs/operate.md).',
    isInPages: false,
  }),
  logLevel: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent')
    .default('info')
    .register(declared, {
      name: 'LOG_LEVEL',
      help: 'The log: debug, info, warn, error or silent; json or pretty (short lines, as on a terminal).',
      isInPages: false,
    }),
  logFormat: optional(z.enum(['json', 'pretty'], 'must be json or pretty')).register(declared, {
    name: 'LOG_FORMAT',
    example: 'json',
    isInPages: false,
  }),
  tracesUrl: optional(z.url(web)).register(declared, {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    help: 'Where OpenTelemetry traces go (OTLP over HTTP); off while it is not set. The other OTEL_ variables count too.',
    example: 'http://localhost:4318',
    isInPages: false,
  }),
  brand: z.string().max(40).default('Tembo Trails').register(declared, {
    name: 'BRAND_NAME',
    help: 'Brand and contacts. PHONE to POSTAL_ADDRESS are stored at the first start that has them; from then on they are changed on the sheet Words of the workbook. Only pages shown while the database is away still take them from here.',
  }),
  phone: phone.default('+254 700 000 000').register(declared, { name: 'PHONE' }),
  whatsapp: phone.default('+254 700 000 000').register(declared, { name: 'WHATSAPP' }),
  emailReservations: email.default('reservations@example.com').register(declared, { name: 'EMAIL_RESERVATIONS' }),
  emailSales: email.default('sales@example.com').register(declared, { name: 'EMAIL_SALES' }),
  emailVolunteers: email.default('volunteers@example.com').register(declared, { name: 'EMAIL_VOLUNTEERS' }),
  emailPartnerships: email.default('partnerships@example.com').register(declared, { name: 'EMAIL_PARTNERSHIPS' }),
  emailDonations: email.default('donations@example.com').register(declared, { name: 'EMAIL_DONATIONS' }),
  postalAddress: z
    .string()
    .max(120)
    .default('P.O. Box 000, Nanyuki 10400, Kenya')
    .register(declared, { name: 'POSTAL_ADDRESS' }),
  securityEmail: optional(email).register(declared, {
    name: 'EMAIL_SECURITY',
    help: 'Who reads reports of security holes (/.well-known/security.txt); the reservations address of the workbook unless set.',
    example: 'security@example.com',
  }),
  licence: z.string().max(120).default('').register(declared, {
    name: 'LICENCE',
    help: 'Under which licence you work, in words such as Licensed by the Tourism Regulatory Authority of Kenya, no. 0000: in the footer of every page and for search engines; on pages money.licence of the sheet Words replaces it.',
  }),
  facebookUrl: link('https://www.facebook.com/example').register(declared, {
    name: 'FACEBOOK_URL',
    help: 'The pages of the company elsewhere, its reviews on a listing site, and the map of the office.',
  }),
  instagramUrl: link('https://www.instagram.com/example').register(declared, { name: 'INSTAGRAM_URL' }),
  xUrl: link('https://x.com/example').register(declared, { name: 'X_URL' }),
  safariListingUrl: link('https://listing.example.com/tembo-trails').register(declared, { name: 'SAFARI_LISTING_URL' }),
  mapUrl: link('https://www.openstreetmap.org/?mlat=0.0167&mlon=37.0728#map=14/0.0167/37.0728').register(declared, {
    name: 'MAP_URL',
  }),
  mapEmbedUrl: link(
    'https://www.openstreetmap.org/export/embed.html?bbox=37.045%2C-0.005%2C37.1%2C0.038&layer=mapnik&marker=0.0167%2C37.0728',
  ).register(declared, {
    name: 'MAP_EMBED_URL',
    help: 'What the contact page shows in a frame when a visitor asks for the map.',
  }),
  reviewWidgetSrc: optional(z.url({ protocol: /^https$/, message: 'must be an https address' })).register(declared, {
    name: 'REVIEW_WIDGET_SRC',
    help: 'The rating widget of a travel-review site on the home page: its script, and the id of the element it fills. It runs in a frame that may load only what comes from the host of its script. Without the script there is a plain link to SAFARI_LISTING_URL.',
    example: 'https://reviews.example.com/widget.js',
  }),
  reviewWidgetId: z
    .string()
    .regex(/^[A-Za-z][\w-]*$/, 'must be an element id: a letter, then letters, digits, - or _')
    .default('review-widget')
    .register(declared, { name: 'REVIEW_WIDGET_ID' }),
  analyticsScript: optional(analyticsScript).register(declared, {
    name: 'ANALYTICS_SCRIPT',
    help: 'Counts visits with Plausible, Umami or GoatCounter: the address of its script, and the site there: its domain (Plausible), its website id (Umami) or the address of its counter (GoatCounter). Not on the desk nor on pages of one traveller, and not for visitors who ask not to be tracked (docs/visits.md).',
    example: 'https://stats.example.com/js/script.js',
  }),
  analyticsSite: optional(analyticsSite).register(declared, { name: 'ANALYTICS_SITE', example: 'www.example.com' }),
  imageHosts: z
    .string()
    .default('')
    .transform((value) => value.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(z.hostname('must be host names, comma separated')))
    .register(declared, {
      name: 'IMAGE_HOSTS',
      help: "Hosts that an itinerary's imageUrl may point to over https, comma separated.",
      example: 'images.example.com',
    }),
  shareWorkplace: flag(true).register(declared, {
    name: 'SHARE_WORKPLACE',
    help: '1 shows the share button for Workplace (its service has closed), 0 hides it.',
  }),
})

type Key = keyof typeof schema.shape

const ofSite = Object.entries(schema.shape).map(([key, type]) => ({
  key: key as Key,
  name: key,
  ...declared.get(type),
}))

/** All that can be set. `npm run test:vitest -- config -u` writes them into .env.example. */
export const settings: (Setting & { key?: Key })[] = [...ofScripts, ...ofSite]

/** What pages show, by the name in Config. */
export const pageSettings = ofSite.flatMap(({ key, isInPages = true }) => (isInPages ? key : []))

export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** Empty values count as not set. Throws ConfigError with one line for each mistake. */
export function parseConfig(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(ofSite.map(({ key, name }) => [key, env[name]?.trim() ? env[name] : undefined]))
  const { data, error } = schema.safeParse(given)
  if (error) {
    const lines = error.issues.map(
      ({ path, message }) => `${ofSite.find(({ key }) => key === path[0])?.name} ${message}.`,
    )
    throw new ConfigError(lines.join('\n'))
  }
  return {
    ...data,
    contentFolder: data.contentFolder === 'none' ? null : (data.contentFolder ?? `${env.DATA_DIR || '.data'}/content`),
    emails: {
      reservations: data.emailReservations,
      sales: data.emailSales,
      volunteers: data.emailVolunteers,
      partnerships: data.emailPartnerships,
      donations: data.emailDonations,
    },
    social: { facebook: data.facebookUrl, instagram: data.instagramUrl, x: data.xUrl },
    reviewWidget: data.reviewWidgetSrc ? { src: data.reviewWidgetSrc, id: data.reviewWidgetId } : null,
    analytics: readAnalytics(data.analyticsScript, data.analyticsSite),
  }
}

export type Config = ReturnType<typeof parseConfig>
export type Mailbox = Config['mailboxes'][number]
export type AnalyticsTag = NonNullable<Config['analytics']>['tag']
