// The whole site with changes that are not published, for whoever has a link, for a day. Its content is in a schema of its
// own; lib/platform/db.ts reads that for requests with the cookie of a link, which scripts/response-cache looks up.
import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { addHours, subDays } from 'date-fns'
import { databaseTime, db, inPreview } from '../platform/db'
import { isPreviewSecret } from '../platform/preview-cookie'
import { previewSchema } from '../platform/preview-schema'
import type { Preview } from '../platform/request-context'
import { ContentError } from './content-error'
import { applyOrRefuse } from './publish'
import type { Change } from './sheet'
import { sheets } from './sheets/all'

export const previewHours = 24
/** Until then an old link says that it has ended. */
const rememberedDays = 30
const previewLock = 710_017

const mayNot =
  'A preview needs a right that the database does not give to the site: CREATE on the database (docs/operate.md).'

// With what follows from the sheets: the months of places, and the words that the search knows.
const copied = [...new Set(sheets.map(({ table }) => table)), 'place_months', 'search_words', 'passages']

const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('hex')

/**
 * Shows the site with these changes to all who have a link of the last day. Returns the secret of a new one, for
 * /preview/<secret>. Throws ContentError if the database refuses the changes; then the last preview stays.
 */
export async function buildPreview(changes: Change[], by: string): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  await inPreview(async (tx) => {
    const [row] = await tx.$queryRaw<{ mine: boolean; may: boolean }[]>`
      SELECT pg_try_advisory_xact_lock(${previewLock}) AS mine, has_database_privilege(current_database(), 'CREATE') AS may`
    if (!row?.may) throw new ContentError(mayNot)
    if (!row.mine) throw new ContentError('Another preview is being made. Try again in a minute.', true)
    await tx.$executeRaw`SELECT build_preview(${copied})`
    await applyOrRefuse(tx, changes)
    const createdAt = await databaseTime(tx)
    const endsAt = addHours(createdAt, previewHours)
    await tx.previewLink.create({ data: { hash: hashSecret(secret), who: by.slice(0, 120), createdAt, endsAt } })
  })
  return secret
}

/** What a link shows now, or whether it has ended; null for a secret that never was one. */
export async function findPreview(secret: string): Promise<Preview | 'ended' | null> {
  if (!isPreviewSecret(secret)) return null
  const [link] = await db().$queryRaw<(Preview & { isOpen: boolean })[]>`
    SELECT newest.who, newest.created_at AS "madeAt",
      link.ends_at > now() AND to_regnamespace(${previewSchema}) IS NOT NULL AS "isOpen"
    FROM preview_links AS link
      CROSS JOIN (SELECT who, created_at FROM preview_links ORDER BY created_at DESC LIMIT 1) AS newest
    WHERE link.hash = ${hashSecret(secret)}`
  if (!link) return null
  return link.isOpen ? { who: link.who, madeAt: link.madeAt } : 'ended'
}

/** For all who have a link. */
export async function endPreview() {
  await db().$transaction(async (tx) => {
    const now = await databaseTime(tx)
    await tx.previewLink.updateMany({ where: { endsAt: { gt: now } }, data: { endsAt: now } })
    await tx.$executeRawUnsafe(`DROP SCHEMA IF EXISTS ${previewSchema} CASCADE`)
  })
}

/** Drops the preview when its last link has ended. */
export async function purgePreview() {
  const now = await databaseTime()
  await db().previewLink.deleteMany({ where: { endsAt: { lt: subDays(now, rememberedDays) } } })
  if ((await db().previewLink.count({ where: { endsAt: { gt: now } } })) === 0) await endPreview()
}
