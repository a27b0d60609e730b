// npm run serve: serves the existing build. Run "npm run db:prepare" before it.
import './lib/node-version'
import { OperatorError } from './lib/report'
import { run } from './lib/run'
import { readSiteSettings } from './lib/service'
import { serveUntilStopped } from './response-cache/serve'

await run(async () => {
  const port = await readSiteSettings()
  const url = process.env.DATABASE_URL
  if (!url) throw new OperatorError('Set DATABASE_URL: "npm run serve" starts no database of its own.')
  await serveUntilStopped(port, url)
}, 0)
