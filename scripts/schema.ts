// npm run db:new -- name
import { readArguments } from './lib/arguments'
import { openDatabase } from './lib/database'
import { generateClient } from './lib/prisma-client'
import { OperatorError, print } from './lib/report'
import { run } from './lib/run'
import { emptyMigration, missingMigration, writeMigration } from './lib/schema/new-migrations'

const help = `A new migration, in prisma/migrations.

  npm run db:new -- add_review_source         what prisma/schema.prisma says and the migrations do not make yet
  npm run db:new -- --empty add_review_check   one for SQL by hand, such as a CHECK constraint`

const options = { empty: { type: 'boolean' }, help: { type: 'boolean' } } as const

async function newMigration(args: string[]) {
  const { values, positionals } = readArguments({ args: args, allowPositionals: true, options }, help)
  if (values.help) return print(help)
  const name = positionals.join('_')
  if (!name) throw new OperatorError(`Give the migration a name.\n\n${help}`)
  if (values.empty) {
    const file = await writeMigration(name, emptyMigration)
    return print(`Wrote ${file}. Write its SQL before anything applies it.`)
  }
  const { url } = await openDatabase()
  const sql = await missingMigration(url)
  if (!sql)
    throw new OperatorError(
      'The migrations already make what the schema says: there is nothing to write. For SQL of your own: npm run db:new -- --empty name',
    )
  print(`Wrote ${await writeMigration(name, sql)}. Add a row about it to the table in CHANGELOG.md.`)
}

await run(async () => {
  const [command, ...args] = process.argv.slice(2)
  // scripts/compile.mjs, which runs without tsx, generates the client this way.
  if (command === 'generate') return generateClient()
  return newMigration(args)
})
