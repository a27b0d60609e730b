// Issues papers of no request, one after the other, until as many are stored as the first argument says. For tests that
// kill it in between.
import { randomUUID } from 'node:crypto'
import { drawNumber } from '../../lib/papers/series'
import { db } from '../../lib/platform/db'

const wanted = Number(process.argv[2])
const now = new Date()

while ((await db().paper.count()) < wanted)
  await db()
    .$transaction(async (tx) => {
      const drawn = await drawNumber(tx, 'invoice', now)
      // One in ten is given up after its number was drawn.
      if (Math.random() < 0.1) throw new Error('given up')
      await tx.paper.create({
        data: { ...drawn, reference: 'TT-TEST', kind: 'invoice', content: {}, key: randomUUID() },
      })
    })
    .catch((error: Error) => {
      if (error.message !== 'given up') throw error
    })
process.exit()
