import 'server-only'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { secondsPerDay, secondsPerHour } from '../domain/duration'
import { widerNetwork } from '../http/addresses'
import { config } from '../platform/config'
import type { Db } from '../platform/db'
import { RateLimitError } from '../platform/errors'
import { hashWithKey } from './signed-link'

// A customer of a provider may have 65,536 networks of the size that is counted as one visitor.
const networkShare = 10
const receiptsADay = 3
// Far more than the colleagues of one company send in a day.
const receiptsADayOfDomain = 30
// Providers whose mailboxes belong to strangers, who must not use up each other's receipts.
const manyPeoplesDomain =
  /^(gmail|outlook|hotmail|live|msn|yahoo|ymail|icloud|me|mac|aol|gmx|web|t-online|proton|protonmail|mail|yandex|zoho|fastmail|orange|free|wanadoo|libero|comcast|btinternet|naver|qq|163|126)\.[a-z]{2,4}(\.[a-z]{2})?$/

/** Throws RateLimitError. Counts within the caller's transaction, so only stored submissions; null is unlimited. */
export async function limitRate(tx: Db, form: string, address: string | null) {
  if (!address) return
  const points = config.rateLimitPerHour
  const network = widerNetwork(address)
  const refusal =
    (await consume(tx, address, { keyPrefix: form, points, duration: secondsPerHour })) ??
    (network &&
      (await consume(tx, network, { keyPrefix: form, points: networkShare * points, duration: secondsPerHour })))
  if (refusal) throw new RateLimitError(Math.ceil(refusal.msBeforeNext / 1000))
}

/** Throws RateLimitError. For what many may ask for, such as codes of one mailbox: neither a network nor its /48 can use it up. */
export async function limitShare(tx: Db, form: string, address: string | null, target: string, points: number) {
  if (!address) return
  for (const network of [address, widerNetwork(address)])
    if (network) await limitEach(tx, form, `${network} ${target}`, points)
}

/** Throws RateLimitError. `points` an hour for each `who`. */
export async function limitEach(tx: Db, form: string, who: string, points: number) {
  const refusal = await consume(tx, who, { keyPrefix: form, points, duration: secondsPerHour })
  if (refusal) throw new RateLimitError(Math.ceil(refusal.msBeforeNext / 1000))
}

/** Counts a receipt by mailbox and by domain, against mail bombing: a domain may take mail for any name. */
export async function mayGetReceipt(tx: Db, email: string) {
  const { mailbox, domain } = mailboxAndDomain(email)
  const limits = [{ who: mailbox, keyPrefix: 'receipt', points: receiptsADay }]
  if (!manyPeoplesDomain.test(domain))
    limits.push({ who: domain, keyPrefix: 'receipt-domain', points: receiptsADayOfDomain })
  for (const { who, ...limit } of limits)
    if (await consume(tx, who, { ...limit, duration: secondsPerDay })) return false
  return true
}

// Gmail ignores dots; many providers ignore what follows a plus sign.
function mailboxAndDomain(email: string) {
  const [local = '', given = ''] = email.toLowerCase().split('@')
  const domain = given === 'googlemail.com' ? 'gmail.com' : given
  const name = local.replace(/\+.*/, '')
  const mailbox: string = `${domain === 'gmail.com' ? name.replaceAll('.', '') : name}@${domain}`
  return { mailbox, domain }
}

/** `duration` in seconds. */
type Limit = { keyPrefix: string; points: number; duration: number }

async function consume(tx: Db, who: string, limit: Limit) {
  const limiter = new RateLimiterPostgres({
    storeClient: { query: (query: Query) => runQuery(tx, query) },
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    ...limit,
  })
  const hash = await hashWithKey(tx, 'rate limits', who)
  try {
    await limiter.consume(hash)
    return null
  } catch (error) {
    if (error instanceof RateLimiterRes) return error
    throw error
  }
}

type Query = { text: string; values: unknown[] }

async function runQuery(tx: Db, { text, values }: Query) {
  const found = await tx.$queryRawUnsafe<{ points: number; expire: bigint }[]>(text, ...values)
  return { rows: found.map(({ points, expire }) => ({ points, expire: Number(expire) })), rowCount: found.length }
}
