import { retention } from '../lib/domain/retention'
import { leadStatuses, listedKinds } from '../lib/leads/list'
import { runCommand } from './lib/run-command'

const help = `The leads: what visitors have sent by the forms.

  npm run leads                             the newest 50
  npm run leads -- list [filters]           --status STATUS  --kind KIND  --since 2027-01-31  --all
  npm run leads -- show TT-7K4Q2P9          everything about one, with its mails
  npm run leads -- answered TT-7K4Q2P9      mark it as answered
  npm run leads -- times                    how soon leads of the last 30 days were answered, by kind and page
  npm run leads -- hold TT-7K4Q2P9          treat it as spam: its unsent mails are taken back
  npm run leads -- release TT-7K4Q2P9       not spam after all: its mails are sent
  npm run leads -- resend TT-7K4Q2P9        send its mails again
  npm run leads -- travelled TT-7K4Q2P9     the trip of a booking is over: its traveller is invited to write a review, 7 days
                                            (INVITE_AFTER_DAYS) after the last day  --on 2027-06-19  --itinerary 6
  npm run leads -- invite TT-7K4Q2P9        invite now, or once more with a new link; takes the same options
  npm run leads -- export leads.csv         all as a table for a spreadsheet; the filters of list work too
  npm run leads -- person marta@example.com copy.json   all that is kept of one address, for who asks for a copy
  npm run leads -- purge [--dry-run]         delete what is older than ${retention.leadMonths} months, emergency contacts after ${retention.emergencyContactMonths}
  npm run leads -- mail test [ADDRESS]      send one mail now, to ADDRESS or to reservations, and say how it went
  npm run leads -- mail status              how many mails wait, were sent or failed, and why
  npm run leads -- problems                 what needs attention: mails, their worker, the backup, the disk

  STATUS is one of ${leadStatuses.join(', ')}.
  KIND is one of ${listedKinds.join(', ')}.
  A held review is listed as R-12; hold R-12 --reason spam hides any review, release R-12 shows it (npm run reviews does
  the same and more).
  Several references may be given at once.`

await runCommand(
  help,
  {
    status: { type: 'string' },
    kind: { type: 'string' },
    since: { type: 'string' },
    all: { type: 'boolean' },
    'dry-run': { type: 'boolean' },
    on: { type: 'string' },
    itinerary: { type: 'string' },
    reason: { type: 'string' },
  },
  'list',
  async () => (await import('./leads/commands')).commands,
)
