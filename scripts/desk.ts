import { OperatorError, print } from './lib/report'
import { atEnd } from './lib/run'
import { runCommand } from './lib/run-command'

const help = `The desk: pages for answering requests and reviews, opened from the mails about them.

  npm run desk -- link TT-7K4Q2P9   the address of the page for one request, or of a review such as R-12
  npm run desk -- code              a code to sign in, for the browser that asked for one in the last ten minutes
  npm run desk -- list              the address of the desk
  npm run desk -- new-key           all links in earlier mails stop working at once, and everybody is signed out`

await runCommand(help, {}, 'list', async (url) => {
  const [
    { deskAddress, deskLink },
    { changeKey },
    { findLead },
    { readReview },
    { db },
    { endAllSessions, replaceLastCode },
    { formatCode },
    { makeCodes },
  ] = await Promise.all([
    import('../lib/submissions/desk-link'),
    import('../lib/submissions/signed-link'),
    import('../lib/leads/queries'),
    import('../lib/reviews/review-handling'),
    import('../lib/platform/db'),
    import('../lib/desk/sign-in'),
    import('../lib/desk/codes'),
    import('../lib/jobs/make-codes'),
  ])
  atEnd(() => db().$disconnect())
  const printLink = async (kind: 'lead' | 'review', id: string) => {
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
    list: async () => {
      const address = deskAddress()
      if (!address) throw new OperatorError('The desk is switched off: DESK is 0.')
      print(address)
    },
    code: async () => {
      await makeCodes(url)
      const asked = await replaceLastCode()
      if (!asked)
        throw new OperatorError('Nobody has asked for a code in the last ten minutes. Ask for one at the desk first.')
      const { code, email, device, at } = asked
      print(`${formatCode(code)}, for ${device} that asked at ${at} in Nairobi as ${email}`)
    },
    'new-key': async () => {
      await changeKey(db(), 'desk')
      await endAllSessions(db())
      print('The links in earlier mails no longer work, and everybody is signed out.')
    },
  }
})
