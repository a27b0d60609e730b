import 'server-only'
import type { Db } from '../platform/db'
import { claims } from './claims'

/** By id, as they are now: the rows of the sheet Claims, else those that came with the site. */
export async function readClaimTexts(tx: Db): Promise<Record<string, string>> {
  const rows = await tx.claim.findMany({ select: { id: true, text: true } })
  return Object.fromEntries([...claims, ...rows].map(({ id, text }) => [id, text]))
}
