// A Next.js site of the same version, to compare with. Only /same-pictures has client code of its own.
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import nextConfig from '../../next.config'
import { runNode } from '../../scripts/lib/child'
import { programs, root } from '../../scripts/lib/paths'
import { OperatorError, print } from '../../scripts/lib/report'
import { freeAddress, type Server, startServer } from '../../scripts/lib/server'
import { benchFolder } from './folder'

const files = (home: string, images: unknown) => ({
  'package.json': '{ "private": true, "type": "module" }',
  'next.config.mjs': `import path from 'node:path'
export default { cacheComponents: true, images: ${JSON.stringify(images)}, turbopack: { root: path.resolve(import.meta.dirname, '../..') } }`,
  // Without one of its own it gets that of the repository, which has the policy of our pages: no script of it would run.
  'instrumentation.js': 'export function register() {}',
  'app/layout.jsx': `export default ({ children }) => <html lang="en"><body>{children}</body></html>`,
  'app/page.jsx': `export default () => <main><h1>Bare</h1></main>`,
  // It carries its HTML twice, as ours do.
  'app/same-size/page.jsx': `const html = ${JSON.stringify(home.slice(0, home.length / 2))}
export default () => <main dangerouslySetInnerHTML={{ __html: html }} />`,
  // Says when React has taken it over, as components/layout/body.tsx does.
  'app/same-pictures/main.jsx': `'use client'
import { useEffect } from 'react'
export function Main({ html }) {
  useEffect(() => void dispatchEvent(new Event('takenover')), [])
  return <main dangerouslySetInnerHTML={{ __html: html }} />
}`,
  'app/same-pictures/page.jsx': `import { Main } from './main'
export default () => <Main html={${JSON.stringify(bodyOf(home))}} />`,
})

// Without scripts and styles of ours.
const bodyOf = (html: string) => /<main[\s\S]*?<\/main>/.exec(html)?.[0].replace(/<script[\s\S]*?<\/script>/g, '') ?? ''

/** Builds and starts it. /same-size has as many bytes as our home page, /same-pictures its markup with the pictures. */
export async function startBare(home: string): Promise<Server> {
  const folder = path.join(benchFolder, 'bare')
  await rm(folder, { recursive: true, force: true })
  const { images } = nextConfig('phase-production-build')
  for (const [name, text] of Object.entries(files(home, images))) {
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  await symlink(path.join(root, 'public'), path.join(folder, 'public'))
  print('Building a bare Next.js site to compare with')
  const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' }
  const { code, output } = await runNode([programs.next, 'build', folder], { env })
  if (code !== 0) throw new OperatorError(`The bare site cannot be built:\n${output}`)
  const { port, url } = await freeAddress()
  return startServer(url, [programs.next, 'start', folder, '-p', String(port)], { NODE_ENV: 'production' })
}
