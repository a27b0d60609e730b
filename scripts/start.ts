// npm start: prepares what is missing, then serves the site.
import './lib/node-version'
import { openDatabase } from './lib/database'
import { prepareDatabase } from './lib/prepare-database'
import { run } from './lib/run'
import { readSiteSettings } from './lib/service'
import { buildSite } from './lib/site-build'
import { serveUntilStopped } from './response-cache/serve'

await run(async () => {
  const port = await readSiteSettings()
  const { url } = await openDatabase()
  await prepareDatabase(url)
  await buildSite(url)
  await serveUntilStopped(port, url)
}, 0)
