import 'server-only'
import { db } from '../platform/db'

/** A photograph that came with the workbook, as JPEG; null when there is none with this hash and name. */
export async function findPhoto(hash: string, name: string) {
  const photo = await db().photo.findUnique({ where: { hash_name: { hash, name } }, select: { bytes: true } })
  return photo?.bytes ?? null
}
