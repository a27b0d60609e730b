// A voucher names travellers, with ages and passports: it is encrypted like what they have written of themselves.
import 'server-only'
import * as z from 'zod'
import type { Paper as PaperRow } from '../../prisma/generated/client'
import { seal, unseal } from '../platform/sealing'
import { type Paper, paperSchema } from './paper'

type Place = Pick<PaperRow, 'reference' | 'name' | 'version'>

const toContext = ({ reference, name, version }: Place) => `voucher ${reference} ${version} ${name}`

/** For the column `content`. Throws SealingError. */
export const sealVoucher = async (paper: Paper, place: Place) => ({
  sealed: await seal(JSON.stringify(paper), toContext(place)),
})

const sealedContent = z.object({ sealed: z.string() })

/** Null where its key is lost. */
export async function openVoucher({ content, ...place }: Place & Pick<PaperRow, 'content'>): Promise<Paper | null> {
  const text = await unseal(sealedContent.parse(content).sealed, toContext(place))
  return text === null ? null : paperSchema.parse(JSON.parse(text))
}
