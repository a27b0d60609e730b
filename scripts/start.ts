// npm start: prepares what is missing, then serves the site.
import './lib/node-version'
import { serveSite } from './front/serve'
import { prepareDatabase, warnOfExamples, warnOfSamples } from './lib/content'
import { openDatabase } from './lib/database'
import { print } from './lib/report'
import { run } from './lib/run'
import { readSiteSettings } from './lib/service'
import { buildSite } from './lib/site-build'

await run(async () => {
  const port = await readSiteSettings()
  const database = await openDatabase()
  await prepareDatabase(database.url)
  await buildSite(database)
  await serveSite(port)
  await warnOfSamples(database.url)
  await warnOfExamples(database.url)
  print(`The site is at ${process.env.SITE_URL}`)
  await new Promise(() => undefined)
}, 0)
