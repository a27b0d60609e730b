// Reads the photographs that came with the workbook.
import 'server-only'
import { db } from '../server/db'

/** A photograph as JPEG, or null when there is none of this content and name. */
export async function findPhoto(hash: string, name: string) {
  const photo = await db().photo.findUnique({ where: { hash_name: { hash, name } }, select: { bytes: true } })
  return photo?.bytes ?? null
}
