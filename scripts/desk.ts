import { OperatorError, print } from './lib/report'
import { atEnd } from './lib/run'
import { runCommand } from './lib/run-command'

const help = `The desk: pages for answering requests and reviews, opened from the mails about them.

  npm run desk -- link TT-7K4Q2P9   the address of the page for one request, or of a review such as R-12
  npm run desk -- list              the address of the list of what waits, for three days
  npm run desk -- new-key           all addresses of before stop working at once, in every mail`

await runCommand(help, {}, 'list', async () => {
  const [{ deskLink }, { changeKey }, { findLead }, { readReview }, { db }] = await Promise.all([
    import('../lib/submissions/desk-link'),
    import('../lib/submissions/signed-link'),
    import('../lib/leads/queries'),
    import('../lib/reviews/review-handling'),
    import('../lib/platform/db'),
  ])
  atEnd(() => db().$disconnect())
  const printLink = async (kind: 'lead' | 'review' | 'list', id: string) => {
    const link = await deskLink(db(), kind, id)
    if (!link) throw new OperatorError('The desk is switched off: DESK is 0.')
    print(link)
  }
  return {
    link: async (references) => {
      if (references.length === 0) throw new OperatorError('Say which: a reference such as TT-7K4Q2P9.')
      for (const reference of references.map((one) => one.toUpperCase())) {
        const isReview = reference.startsWith('R-')
        const found = isReview ? await readReview(Number(reference.slice(2)) || 0) : await findLead(db(), reference)
        if (!found) throw new OperatorError(`There is no ${reference}.`)
        await printLink(isReview ? 'review' : 'lead', reference)
      }
    },
    list: () => printLink('list', 'TODAY'),
    'new-key': async () => {
      await changeKey(db(), 'desk')
      print('The links in earlier mails no longer work. npm run desk -- list prints a new one.')
    },
  }
})
