// A Next.js site of the same version without client code of its own, to compare with.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { runNode } from '../../scripts/lib/child'
import { programs } from '../../scripts/lib/paths'
import { OperatorError, say } from '../../scripts/lib/report'
import { freeAddress, type Server, startServer } from '../../scripts/lib/server'
import { benchFolder } from './folder'

const files = (html: string) => ({
  'package.json': '{ "private": true, "type": "module" }',
  'next.config.mjs': `import path from 'node:path'
export default { cacheComponents: true, turbopack: { root: path.resolve(import.meta.dirname, '../..') } }`,
  'app/layout.jsx': `export default ({ children }) => <html lang="en"><body>{children}</body></html>`,
  'app/page.jsx': `export default () => <main><h1>Bare</h1></main>`,
  'app/same-size/page.jsx': `const html = ${JSON.stringify(html)}
export default () => <main dangerouslySetInnerHTML={{ __html: html }} />`,
})

/** Builds and starts it. Its page /same-size has this HTML in the markup and again in the flight data. */
export async function startBare(html: string): Promise<Server> {
  const folder = path.join(benchFolder, 'bare')
  await rm(folder, { recursive: true, force: true })
  for (const [name, text] of Object.entries(files(html))) {
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  say('Building a bare Next.js site to compare with')
  const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' }
  const { code, output } = await runNode([programs.next, 'build', folder], { env })
  if (code !== 0) throw new OperatorError(`The bare site cannot be built:\n${output}`)
  const { port, url } = await freeAddress()
  return startServer(url, [programs.next, 'start', folder, '-p', String(port)], { NODE_ENV: 'production' })
}
