// npm test: everything that CI runs. `all` sends more to the site; `quick`, `unit`, `e2e` or `engines` run a part of it.
import { compile } from './compile.mjs'
import { checkStyle, checkTypes } from './lib/checks'
import { missingMigration, prismaFolder } from './lib/migrations'
import { root } from './lib/paths'
import { say } from './lib/report'
import { run } from './lib/run'
import { buildSite } from './lib/site-build'
import { applyTestSettings, openTestDatabases } from './lib/test-environment'
import { single, step, summary } from './lib/test-results'
import { runInAllEngines, runPlaywright, runVitest } from './lib/test-steps'

type Databases = Awaited<ReturnType<typeof openTestDatabases>>

async function checkText() {
  await step('Format and lint', async () => single(await checkStyle()))
  await step('Types', async () => single(await checkTypes()))
}

/** What needs no database, no build and no browser. */
async function testQuickly() {
  await checkText()
  await step('Unit and component tests', () => runVitest('', ['--project=unit', '--project=components']))
}

async function testEverything() {
  await checkText()
  const databases = await openTestDatabases()
  await step('Migrations and schema agree', async () => {
    const sql = await missingMigration(databases.site, prismaFolder(root))
    return single({ code: sql ? 1 : 0, output: sql })
  })
  const isBuilt = await step('Production build', () => build(databases))
  const withoutBuild = isBuilt ? [] : ['--project=unit', '--project=components', '--project=integration']
  await step('Unit, component, integration and script tests', () => runVitest(databases.integration, withoutBuild))
  if (isBuilt) {
    await step('Browser tests', () => runInAllEngines(databases.site, []))
  } else say('The browser and script tests did not run: there is no build.')
}

async function build({ site }: Databases) {
  await buildSite({ url: site, isEmbedded: true })
  return single({ code: 0, output: '' })
}

const projectsOf = new Map([
  ['e2e', ['--project=desktop', '--project=phone', '--project=long', '--project=plain', '--project=standalone']],
  ['engines', ['Firefox', 'WebKit', 'plain Firefox', 'plain WebKit'].map((name) => `--project=${name}`)],
])

await run(async () => {
  const [part = '', ...words] = process.argv.slice(2)
  await applyTestSettings()
  await compile()
  const projects = projectsOf.get(part)
  if (part === 'all') process.env.TEST_SIZE = 'all'
  if (part === 'quick') await testQuickly()
  else if (part === 'unit') {
    const { integration } = await openTestDatabases()
    await step('Unit, component, integration and script tests', () => runVitest(integration, words))
  } else if (projects) {
    const { site } = await openTestDatabases()
    const namesProject = words.some((word) => word.startsWith('--project'))
    const runTests = part === 'engines' ? runInAllEngines : runPlaywright
    await step('Browser tests', () => runTests(site, namesProject ? words : [...projects, ...words]))
  } else await testEverything()
  return summary()
})
