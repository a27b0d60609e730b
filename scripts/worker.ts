// npm run worker: sends queued mails and the digest, for sites with MAIL_WORKER=0.
import './lib/node-version'
import { parseConfig } from '../lib/platform/config-schema'
import { refuseArguments } from './lib/arguments'
import { openDatabase } from './lib/database'
import { isEmpty } from './lib/lost-database'
import { generateClient } from './lib/prisma-client'
import { OperatorError, print } from './lib/report'
import { atEnd, run } from './lib/run'
import { beginService } from './lib/service'

await run(async () => {
  refuseArguments()
  beginService()
  parseConfig(process.env)
  const { url } = await openDatabase()
  if (await isEmpty(url)) throw new OperatorError('The database has no tables yet: run "npm run db:prepare" first.')
  await generateClient()
  const { captureConsole } = await import('../lib/platform/log')
  const { startWorker } = await import('../lib/jobs/worker')
  captureConsole()
  // As in Next.js. graphile-worker's crontab leaves a rejection unhandled when the database goes away; it starts again.
  process.on('unhandledRejection', (error) => console.warn('Unhandled:', error))
  atEnd(startWorker(url))
  print('The mail worker runs')
  await new Promise(() => undefined)
}, 0)
