import { removalReasonNames } from '../lib/content/removal-reasons'
import { runCommand } from './lib/run-command'

const help = `The reviews of trips.

  npm run reviews                                the newest 50, with their numbers
  npm run reviews -- reply 12 "Asante, ..."      answer below a review; an invited author gets the first answer by mail
  npm run reviews -- hold 12 --reason spam       take it off the page
  npm run reviews -- release 12                  show it again
  npm run reviews -- delete 12 --reason court    delete it for good

  The reason is kept and counted on /how-we-handle-reviews. It is one of:
  ${removalReasonNames.join(', ')}.
  Few stars are no reason.`

await runCommand(
  help,
  { reason: { type: 'string' } },
  'list',
  async () => (await import('./reviews/commands')).reviewCommands,
)
