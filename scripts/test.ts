// npm test: everything that CI runs. `unit`, `e2e` or `engines` and further words run a part of it.
import { checkStyle, checkTypes } from './lib/checks'
import { missingMigration, prismaFolder } from './lib/migrations'
import { root } from './lib/paths'
import { say } from './lib/report'
import { run } from './lib/run'
import { buildSite } from './lib/site-build'
import { applyTestSettings, openTestDatabases } from './lib/test-environment'
import { single, step, summary } from './lib/test-results'
import { runBrowserTests, runEngineTests, runVitest } from './lib/test-steps'

type Databases = Awaited<ReturnType<typeof openTestDatabases>>

async function testEverything() {
  await step('Format and lint', async () => single(await checkStyle()))
  await step('Types', async () => single(await checkTypes()))
  const databases = await openTestDatabases()
  await step('Migrations and schema agree', async () => {
    const sql = await missingMigration(databases.site, prismaFolder(root))
    return single({ code: sql ? 1 : 0, output: sql })
  })
  const isBuilt = await step('Production build', () => build(databases))
  const withoutBuild = isBuilt ? [] : ['--project=unit', '--project=components', '--project=integration']
  await step('Unit, component, integration and script tests', () => runVitest(databases.integration, withoutBuild))
  if (isBuilt) {
    await step('Browser tests', () => runBrowserTests(databases.site, []))
    await step('Firefox and WebKit', () => runEngineTests(databases.site, []))
  } else say('The browser and script tests did not run: there is no build.')
}

async function build({ site }: Databases) {
  await buildSite({ url: site, isEmbedded: true })
  return single({ code: 0, output: '' })
}

await run(async () => {
  const [part, ...words] = process.argv.slice(2)
  await applyTestSettings()
  if (part === 'unit') {
    const { integration } = await openTestDatabases()
    await step('Unit, component, integration and script tests', () => runVitest(integration, words))
  } else if (part === 'e2e') {
    const { site } = await openTestDatabases()
    await step('Browser tests', () => runBrowserTests(site, words))
  } else if (part === 'engines') {
    const { site } = await openTestDatabases()
    await step('Firefox and WebKit', () => runEngineTests(site, words))
  } else await testEverything()
  return summary()
})
