// npm run worker: only sends the queued mails and the digest, for sites that run with MAIL_WORKER=0.
import './lib/node-version'
import { parseConfig } from '../lib/config/schema'
import { loadEnvironment, openDatabase } from './lib/database'
import { generateClient } from './lib/prisma-client'
import { outliveOutput, say } from './lib/report'
import { atEnd, run } from './lib/run'

await run(async () => {
  outliveOutput()
  Object.assign(process.env, { NODE_ENV: 'production' })
  loadEnvironment()
  parseConfig(process.env)
  const { url } = await openDatabase()
  await generateClient()
  const { captureConsole } = await import('../lib/server/log')
  const { startWorker } = await import('../lib/background/worker')
  captureConsole()
  atEnd(startWorker(url))
  say('The mail worker runs')
  await new Promise(() => undefined)
}, 0)
