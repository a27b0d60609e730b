// npm test: everything that CI runs. `all` adds the drills; `quick`, `unit`, `e2e`, `engines` or `drills` run a part of it.
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

const quickProjects = ['--project=unit', '--project=components']
const vitestProjects = [...quickProjects, '--project=integration', '--project=scripts']

async function checkText() {
  await Promise.all([
    step('Format and lint', async () => single(await checkStyle())),
    step('Types', async () => single(await checkTypes())),
  ])
}

/** What needs no database, no build and no browser. */
async function testQuickly() {
  await checkText()
  await step('Unit and component tests', () => runVitest('', quickProjects))
}

async function testEverything({ drills }: { drills: boolean }) {
  await checkText()
  const databases = await openTestDatabases()
  await step('Migrations and schema agree', async () => {
    const sql = await missingMigration(databases.site, prismaFolder(root))
    return single({ code: sql ? 1 : 0, output: sql })
  })
  const isBuilt = await step('Production build', () => build(databases))
  const projects = isBuilt ? vitestProjects : [...quickProjects, '--project=integration']
  await step('Unit, component, integration and script tests', () => runVitest(databases.integration, projects))
  if (!isBuilt) return say('The browser and script tests did not run: there is no build.')
  await step('Browser tests', () => runInAllEngines(databases.site, []))
  if (drills) await step('Drills', () => runVitest(databases.integration, ['--project=drills']))
}

async function build({ site }: Databases) {
  await buildSite({ url: site, isEmbedded: true })
  return single({ code: 0, output: '' })
}

const projectsOf = new Map([
  ['e2e', ['--project=desktop', '--project=phone', '--project=long', '--project=plain', '--project=standalone']],
  ['engines', ['--project=Firefox', '--project=WebKit']],
])

await run(async () => {
  const [part = '', ...words] = process.argv.slice(2)
  await applyTestSettings()
  await compile()
  const projects = projectsOf.get(part)
  if (part === 'all' || part === 'drills') process.env.TEST_SIZE = 'all'
  if (part === 'quick') await testQuickly()
  else if (part === 'unit' || part === 'drills') {
    const { integration } = await openTestDatabases()
    const which = part === 'drills' ? ['--project=drills'] : vitestProjects
    await step('Unit, component, integration and script tests', () => runVitest(integration, [...which, ...words]))
  } else if (projects) {
    const { site } = await openTestDatabases()
    const namesProject = words.some((word) => word.startsWith('--project'))
    const runTests = part === 'engines' ? runInAllEngines : runPlaywright
    await step('Browser tests', () => runTests(site, namesProject ? words : [...projects, ...words]))
  } else await testEverything({ drills: part === 'all' })
  return summary()
})
