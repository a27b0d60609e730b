import { z } from 'zod'
import { emailAddress } from './email-address'
import { isTrialAddress } from './trial-address'

const email = emailAddress('must be an email address')
const link = (fallback: string) =>
  z.url({ protocol: /^https?$/, message: 'must be an http(s) address' }).default(fallback)
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

const people = z.array(z.object({ name: z.string().max(120), email }), {
  error: 'must be names and addresses: Wanjiru <wanjiru@example.com>, Musa <musa@example.com>',
})

const schema = z.object({
  SITE_URL: link('http://localhost:3000').transform((value) => value.replace(/\/+$/, '')),
  HSTS_SUBDOMAINS: flag(false),
  BRAND_NAME: z.string().max(40).default('Tembo Trails'),
  PHONE: phone.default('+254 700 000 000'),
  WHATSAPP: phone.default('+254 700 000 000'),
  EMAIL_RESERVATIONS: email.default('reservations@example.com'),
  EMAIL_SALES: email.default('sales@example.com'),
  EMAIL_VOLUNTEERS: email.default('volunteers@example.com'),
  EMAIL_PARTNERSHIPS: email.default('partnerships@example.com'),
  EMAIL_DONATIONS: email.default('donations@example.com'),
  EMAIL_SECURITY: email.optional(),
  POSTAL_ADDRESS: z.string().max(120).default('P.O. Box 000, Nanyuki 10400, Kenya'),
  LICENCE: z.string().max(120).default(''),
  FACEBOOK_URL: link('https://www.facebook.com/example'),
  INSTAGRAM_URL: link('https://www.instagram.com/example'),
  X_URL: link('https://x.com/example'),
  SAFARI_LISTING_URL: link('https://listing.example.com/tembo-trails'),
  MAP_URL: link('https://www.openstreetmap.org/?mlat=0.0167&mlon=37.0728#map=14/0.0167/37.0728'),
  MAP_EMBED_URL: link(
    'https://www.openstreetmap.org/export/embed.html?bbox=37.045%2C-0.005%2C37.1%2C0.038&layer=mapnik&marker=0.0167%2C37.0728',
  ),
  REVIEW_WIDGET_SRC: z.url({ protocol: /^https$/, message: 'must be an https address' }).optional(),
  REVIEW_WIDGET_ID: z
    .string()
    .regex(/^[A-Za-z][\w-]*$/, 'must be an element id: a letter, then letters, digits, - or _')
    .default('review-widget'),
  IMAGE_HOSTS: z
    .string()
    .default('')
    .transform((value) => value.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(z.hostname('must be host names, comma separated'))),
  SHARE_WORKPLACE: flag(true),
  OFFLINE_COPIES: flag(true),
  AGENT_TOOLS: flag(true),
  SMTP_URL: z.url({ protocol: /^smtps?$/, message: 'must be an smtp:// or smtps:// address' }).optional(),
  MAIL_FROM: email.optional(),
  RATE_LIMIT_PER_HOUR: wholeNumber(1, Number.MAX_SAFE_INTEGER, 'must be a whole number from 1').default(20),
  ALERT_URL: z.url({ protocol: /^https?$/, message: 'must be an http(s) address' }).optional(),
  ESCALATION_EMAIL: email.optional(),
  INVITE_AFTER_DAYS: wholeNumber(0, 365, 'must be a whole number of days from 0 to 365').default(7),
  INDEXNOW_KEY: z
    .string()
    .regex(/^[\w-]{8,128}$/, 'must be 8 to 128 letters, digits and hyphens')
    .optional(),
  INDEXNOW_URL: z
    .url({ protocol: /^https?$/, message: 'must be an http(s) address' })
    .default('https://api.indexnow.org/indexnow'),
  ACCOUNTING_YEARS: wholeNumber(0, 30, 'must be a whole number of years from 0 to 30').default(5),
  TRUST_PROXY: wholeNumber(0, 9, 'must be a whole number from 0 to 9').default(0),
  DIRECT_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, message: 'must be a postgresql:// address' }).optional(),
  DATABASE_TIMEOUT_MS: wholeNumber(100, 60_000, 'must be a number of milliseconds from 100 to 60000').default(1000),
  CONTENT_DIR: z.string().max(500).optional(),
  CONTENT_STABLE_MS: wholeNumber(100, 600_000, 'must be a number of milliseconds from 100 to 600000').default(10_000),
  DESK: flag(true),
  DESK_USERS: z.string().default('').transform(readPeople).pipe(people),
  PICTURES_AHEAD: flag(true),
  MAIL_WORKER: flag(true),
  STANDALONE: flag(false),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent')
    .default('info'),
  LOG_FORMAT: z.enum(['json', 'pretty'], 'must be json or pretty').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/, message: 'must be an http(s) address' }).optional(),
})

export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** Empty values count as not set. Throws ConfigError with one line for each mistake. */
export function parseConfig(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const result = schema.safeParse(given)
  if (!result.success)
    throw new ConfigError(
      result.error.issues.map(({ path, message }) => `${path[0]?.toString()} ${message}.`).join('\n'),
    )
  const value = result.data
  return {
    siteUrl: value.SITE_URL,
    /** Our examples are shown, and a line says that they are. An open site shows what the operator has confirmed. */
    isTrial: isTrialAddress(value.SITE_URL),
    /** Whether browsers may use nothing but https for the subdomains too. */
    hstsSubdomains: value.HSTS_SUBDOMAINS,
    brand: value.BRAND_NAME,
    phone: value.PHONE,
    whatsapp: value.WHATSAPP,
    emails: {
      reservations: value.EMAIL_RESERVATIONS,
      sales: value.EMAIL_SALES,
      volunteers: value.EMAIL_VOLUNTEERS,
      partnerships: value.EMAIL_PARTNERSHIPS,
      donations: value.EMAIL_DONATIONS,
    },
    /** For /.well-known/security.txt; defaults to the reservations address. */
    securityEmail: value.EMAIL_SECURITY ?? null,
    postalAddress: value.POSTAL_ADDRESS,
    /** The operator's licence; empty hides it. */
    licence: value.LICENCE,
    social: { facebook: value.FACEBOOK_URL, instagram: value.INSTAGRAM_URL, x: value.X_URL },
    safariListingUrl: value.SAFARI_LISTING_URL,
    mapUrl: value.MAP_URL,
    mapEmbedUrl: value.MAP_EMBED_URL,
    reviewWidget: value.REVIEW_WIDGET_SRC ? { src: value.REVIEW_WIDGET_SRC, id: value.REVIEW_WIDGET_ID } : null,
    imageHosts: value.IMAGE_HOSTS,
    shareWorkplace: value.SHARE_WORKPLACE,
    /** Whether browsers cache opened trips for offline use. */
    offlineCopies: value.OFFLINE_COPIES,
    /** Forms carry names and descriptions for agents. */
    hasAgentTools: value.AGENT_TOOLS,
    smtpUrl: value.SMTP_URL ?? null,
    /** Sender; defaults to the reservations address. */
    mailFrom: value.MAIL_FROM ?? null,
    /** Webhook for problems of the site; null disables it. */
    alertUrl: value.ALERT_URL ?? null,
    /** Notified of leads unanswered for two working hours; null disables it. */
    escalationEmail: value.ESCALATION_EMAIL ?? null,
    /** Per address and form. */
    rateLimitPerHour: value.RATE_LIMIT_PER_HOUR,
    inviteAfterDays: value.INVITE_AFTER_DAYS,
    /** Null: changed pages are not announced. */
    indexNowKey: value.INDEXNOW_KEY ?? null,
    indexNowUrl: value.INDEXNOW_URL,
    /** For how long payments outlive their request, as tax law asks. */
    accountingYears: value.ACCOUNTING_YEARS,
    /** Number of trusted addresses at the end of X-Forwarded-For. */
    trustedProxies: value.TRUST_PROXY,
    /** Bypasses a pooler, for notifications and the job queue. */
    directDatabaseUrl: value.DIRECT_DATABASE_URL ?? null,
    /** Milliseconds to wait for a connection; lock and statement timeouts derive from it. */
    databaseTimeout: value.DATABASE_TIMEOUT_MS,
    /** Whether mails to the operator link to pages for handling leads. */
    hasDesk: value.DESK,
    /** Who may sign in at the desk; without any, the mailboxes of the office. */
    deskUsers: value.DESK_USERS,
    picturesAhead: value.PICTURES_AHEAD,
    /** The folder of the operator's file sync, with the workbook. */
    contentFolder: value.CONTENT_DIR ?? null,
    /** Milliseconds for which a workbook must be unchanged before it is read. */
    contentStable: value.CONTENT_STABLE_MS,
    /** False where `npm run worker` sends the mails. */
    mailWorker: value.MAIL_WORKER,
    /** Whether the build also writes a folder that runs without node_modules. */
    isStandalone: value.STANDALONE,
    /** Whether this process looks for content changes every second. */
    logLevel: value.LOG_LEVEL,
    /** Default: short lines on a terminal, JSON elsewhere. */
    logFormat: value.LOG_FORMAT ?? null,
  }
}

export type Config = ReturnType<typeof parseConfig>
