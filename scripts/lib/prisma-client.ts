import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { runNode } from './child'
import { fingerprint } from './fingerprint.mjs'
import { programs, root } from './paths'
import { OperatorError, print } from './report'

const schema = path.join(root, 'prisma/schema.prisma')
const mark = path.join(root, 'prisma/generated/fingerprint')

export async function generateClient() {
  // Included in the compiled programs.
  if (process.env.IS_COMPILED) return
  const current = fingerprint(root, ['prisma/schema.prisma', 'node_modules/prisma/package.json'])
  if ((await readFile(mark, 'utf8').catch(() => '')) === current) return
  print('Generating the Prisma client')
  // Any existing file keeps Prisma from downloading a schema engine that it does not use.
  const env = {
    ...process.env,
    PRISMA_SCHEMA_ENGINE_BINARY: schema,
    CHECKPOINT_DISABLE: '1',
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
  }
  const { code, output } = await runNode([programs.prisma, 'generate'], { env })
  if (code !== 0) throw new OperatorError(problemIn(stripVTControlCharacters(output)))
  await writeFile(mark, current)
}

function problemIn(output: string) {
  const [, mistake, line] = /^error: (.+)\n +--> .+:(\d+)$/m.exec(output) ?? []
  return mistake
    ? `prisma/schema.prisma has a mistake in line ${line}: ${mistake}`
    : `The Prisma client cannot be generated:\n${output}`
}
