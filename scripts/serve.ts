// npm run serve: serves the build that is there, for containers and services. Run "npm run db:migrate" before it.
import './lib/node-version'
import { sayOfExamples, sayOfSamples } from './lib/content'
import { OperatorError, say } from './lib/report'
import { run } from './lib/run'
import { serveSite } from './lib/serve'
import { readSiteSettings } from './lib/service'
import { takeBuild } from './lib/site-build'

await run(async () => {
  const port = await readSiteSettings()
  const url = process.env.DATABASE_URL
  if (!url) throw new OperatorError('Set DATABASE_URL: "npm run serve" starts no database of its own.')
  await takeBuild(url)
  await serveSite(port)
  await sayOfSamples(url)
  await sayOfExamples(url)
  say(`The site is at ${process.env.SITE_URL}`)
  await new Promise(() => undefined)
}, 0)
