// npm run serve: serves the existing build. Run "npm run db:migrate" before it.
import './lib/node-version'
import { serveSite } from './front/serve'
import { warnOfExamples, warnOfSamples } from './lib/content'
import { OperatorError, print } from './lib/report'
import { run } from './lib/run'
import { readSiteSettings } from './lib/service'
import { takeBuild } from './lib/site-build'

await run(async () => {
  const port = await readSiteSettings()
  const url = process.env.DATABASE_URL
  if (!url) throw new OperatorError('Set DATABASE_URL: "npm run serve" starts no database of its own.')
  await takeBuild(url)
  await serveSite(port)
  await warnOfSamples(url)
  await warnOfExamples(url)
  print(`The site is at ${process.env.SITE_URL}`)
  await new Promise(() => undefined)
}, 0)
