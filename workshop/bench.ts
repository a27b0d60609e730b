// npm run bench: how fast the production build is. It fails only when it cannot measure.
import '../scripts/lib/node-version'
import path from 'node:path'
import { openDatabase } from '../scripts/lib/database'
import { isPortFree, portBusy } from '../scripts/lib/ports'
import { OperatorError, print } from '../scripts/lib/report'
import { run } from '../scripts/lib/run'
import { applyTestSettings } from '../scripts/lib/testing/environment'
import { startBare } from './bench/bare'
import { measureBytes } from './bench/bytes'
import { measureCosts } from './bench/costs'
import { benchFolder } from './bench/folder'
import { measureGrowth } from './bench/growth'
import { measureLighthouse } from './bench/lighthouse'
import { measureLoad } from './bench/load'
import { measureNavigation } from './bench/navigation'
import { readOptions, usage } from './bench/options'
import { addPhotograph, measurePhotograph } from './bench/photograph'
import { report } from './bench/report'
import type { Row } from './bench/rows'
import { startSite } from './bench/site'
import { measureSlowPhone } from './bench/slow-phone'
import { measureVitals } from './bench/vitals'

await run(async () => {
  const { parts, routes, runs, isQuick, needsHelp } = readOptions(process.argv.slice(2))
  if (needsHelp) return print(usage)
  const port = Number(process.env.PORT || 3900)
  if (!(await isPortFree(port))) throw new OperatorError(portBusy(port))
  await takeOwnSettings(port)
  // Kept open for the whole run: every site that is started uses this server.
  const { url } = await openDatabase()
  process.env.DATABASE_URL = ''

  const rows: Row[] = []
  if (parts.some((part) => part !== 'growth')) {
    print('Building and starting the site')
    const site = await startSite(port)
    const bare = await startBare(await (await fetch(site.url)).text())
    if (parts.includes('bytes')) rows.push(...(await measureBytes(site.url, bare.url, routes)))
    if (parts.includes('lighthouse')) rows.push(...(await measureLighthouse(site.url, bare.url, routes, runs)))
    if (parts.includes('vitals')) {
      const removePhotograph = await addPhotograph(site.url, url)
      rows.push(...(await measureVitals(site.url, { url: bare.url, path: '/same-pictures' }, { runs })))
      rows.push(...(await measurePhotograph(site.url)))
      await removePhotograph()
    }
    if (parts.includes('navigation')) rows.push(...(await measureNavigation(site.url, runs)))
    if (parts.includes('slow')) rows.push(...(await measureSlowPhone(site.url, runs)))
    if (parts.includes('load')) {
      rows.push(...(await measureLoad(site.url, { url: bare.url, path: '/same-size' }, isQuick)))
    }
    if (parts.includes('costs')) rows.push(...(await measureCosts(site, url)))
    await Promise.all([site.stop(), bare.stop()])
  }
  if (parts.includes('growth')) rows.push(...(await measureGrowth(url, port, isQuick)))
  await report(rows)
})

/** So that the developer's own site is neither touched nor measured. */
async function takeOwnSettings(port: number) {
  applyTestSettings()
  process.env.NEXT_DIST_DIR = '.next-bench'
  process.env.DATA_DIR = path.join(benchFolder, 'data')
  process.env.SITE_URL = `http://localhost:${port}`
}
