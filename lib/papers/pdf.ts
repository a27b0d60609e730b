import 'server-only'
import { openInWorker } from '../platform/open-in-worker'
import type { Paper } from './paper'
import type { PdfInput } from './tasks'

/** `madeAt`: the same moment gives the same bytes. */
export function toPdf(paper: Paper, madeAt: Date, pictures: PdfInput['pictures'] = {}): Promise<Uint8Array> {
  const input: PdfInput = { paper, pictures, madeAt: Math.floor(madeAt.getTime() / 1000) }
  return openInWorker('makePdf', input, 'The paper is too large to be laid out.')
}
