// npm test: all that CI runs. `all` adds the drills; `types`, `quick`, `watch`, `vitest`, `e2e`, `engines`, `drills` run a part.
import { compile } from './compile.mjs'
import { OperatorError, print } from './lib/report'
import { run } from './lib/run'
import { missingMigration } from './lib/schema/new-migrations'
import { buildSite } from './lib/site-build'
import { applyTestSettings, openTestDatabases } from './lib/testing/environment'
import { single, step, summary } from './lib/testing/results'
import {
  checkStyle,
  checkTypes,
  inChromium,
  inEngines,
  runnableProjects,
  runPlaywright,
  runVitest,
  watchVitest,
} from './lib/testing/steps'

const quickProjects = ['--project=unit', '--project=components']
const vitestProjects = [...quickProjects, '--project=integration', '--project=scripts']
// One at a time: they judge the machine as well, install Debian packages and build.
const drillProjects = ['--project=drills', '--no-file-parallelism']
const allOfVitest = 'Unit, component, integration and script tests'

const testTypes = () => step('Types', async () => single(await checkTypes()))

async function checkText() {
  await Promise.all([step('Format and lint', async () => single(await checkStyle())), testTypes()])
}

async function testQuickly() {
  await checkText()
  await step('Unit and component tests', () => runVitest('', quickProjects))
}

async function testEverything({ drills }: { drills: boolean }) {
  await checkText()
  const databases = await openTestDatabases()
  await step('Migrations and schema agree', async () => {
    const sql = await missingMigration(databases.site)
    return single({ code: sql ? 1 : 0, output: sql })
  })
  const isBuilt = await step('Production build', async () => {
    await buildSite(databases.site, { forSettings: true })
    return single({ code: 0, output: '' })
  })
  const projects = isBuilt ? vitestProjects : [...quickProjects, '--project=integration']
  await step(allOfVitest, () => runVitest(databases.integration, projects))
  if (!isBuilt) return print('The browser and script tests did not run: there is no build.')
  const browserProjects = await runnableProjects()
  if (browserProjects.length > 0) await step('Browser tests', () => runPlaywright(databases.site, browserProjects))
  if (drills) await step('Drills', () => runVitest(databases.integration, drillProjects))
}

const parts = ['', 'all', 'types', 'quick', 'watch', 'vitest', 'e2e', 'engines', 'drills']
const help = `The tests; the last line counts passed and failed.

  npm test                      everything that CI runs
  npm test -- all               the drills as well
  npm run test:quick            format, lint, types, unit and component tests
  npm run test:watch            unit and component tests, again after each change of a file
  npm run test:vitest -- name   files with that in their path, with a database; test:e2e, test:engines and test:drills, too`

function inProjects(projects: string[], args: string[]) {
  return args.some((arg) => arg.startsWith('--project')) ? args : [...projects, ...args]
}

await run(async () => {
  const [part = '', ...args] = process.argv.slice(2)
  if (part === '--help' || args.includes('--help')) return print(help)
  if (!parts.includes(part)) throw new OperatorError(`There is no part "${part}".\n\n${help}`)
  applyTestSettings()
  await compile()
  if (part === 'all' || part === 'drills') process.env.TEST_SIZE = 'all'
  if (part === 'watch') return watchVitest(inProjects(quickProjects, args))
  if (part === 'types') await testTypes()
  else if (part === 'quick') await testQuickly()
  else if (part === 'vitest' || part === 'drills') {
    const { integration } = await openTestDatabases()
    const projects = part === 'vitest' ? vitestProjects : drillProjects
    await step(part === 'vitest' ? allOfVitest : 'Drills', () => runVitest(integration, inProjects(projects, args)))
  } else if (part === 'e2e' || part === 'engines') {
    const { site } = await openTestDatabases()
    const projects = part === 'e2e' ? inChromium : inEngines
    await step('Browser tests', () => runPlaywright(site, inProjects(projects, args)))
  } else await testEverything({ drills: part === 'all' })
  return summary()
})
