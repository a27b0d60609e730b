import { removalReasonNames } from '../lib/content/removal-reasons'
import { chooseCommand, readArguments } from './lib/arguments'
import { migrate } from './lib/content'
import { openDatabase } from './lib/database'
import { print } from './lib/report'
import { run } from './lib/run'
import { takeSiteAddress } from './lib/site-address'

const help = `The reviews of trips.

  npm run reviews                                the newest 50, with their numbers
  npm run reviews -- reply 12 "Asante, ..."      answer below a review; an invited author gets the first answer by mail
  npm run reviews -- hold 12 --reason spam       take it off the page
  npm run reviews -- release 12                  show it again
  npm run reviews -- delete 12 --reason court    delete it for good

  The reason is kept and counted on /how-we-handle-reviews. It is one of:
  ${removalReasonNames.join(', ')}.
  Few stars are no reason.`

const words = {
  allowPositionals: true,
  options: { help: { type: 'boolean', short: 'h' }, reason: { type: 'string' } },
} as const

await run(async () => {
  const { values: options, positionals } = readArguments(words, help)
  const [command = 'list', ...rest] = positionals
  if (options.help) return print(help)
  const { url } = await openDatabase()
  await migrate(url)
  await takeSiteAddress(url)
  const { reviewCommands } = await import('./reviews/commands')
  await chooseCommand(reviewCommands, command, help)(rest, options)
})
