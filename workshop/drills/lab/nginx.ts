import { execFileSync, spawnSync } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startNode } from '../../../scripts/lib/child'
import { root } from '../../../scripts/lib/paths'
import { answers } from '../../../scripts/lib/ports'
import { OperatorError } from '../../../scripts/lib/report'
import { atEnd } from '../../../scripts/lib/run'
import { systemProgram, withSystemPath } from '../../../scripts/lib/system-program'

const template = path.join(root, 'deploy/nginx.conf')

export type Balancing = { port: number; tlsPort: number; instances: number[] }

/** Resolves once nginx answers or has exited. Throws with its message. `change` adapts the configuration. */
export async function startNginx(balancing: Balancing, change = (text: string) => text) {
  const folder = await makeFolder()
  const file = path.join(folder, 'nginx.conf')
  await writeFile(file, renderConfig(change(await readFile(template, 'utf8')), folder, balancing))
  const words = ['-p', folder, '-c', file]
  const checked = spawnSync(systemProgram('nginx'), [...words, '-t'], { encoding: 'utf8', env: withSystemPath })
  if (checked.status !== 0) throw new OperatorError(`nginx cannot start:\n${checked.stderr}`)
  const nginx = startNode(['--eval', runNginx, '--', ...words], { env: withSystemPath, show: true })
  while (!(await answers(balancing.port)) && nginx.child.exitCode === null) await sleep(50)
  return nginx
}

export function renderConfig(text: string, folder: string, { port, tlsPort, instances }: Balancing) {
  const servers = instances.map((instance) => `    server 127.0.0.1:${instance} max_fails=1 fail_timeout=2s;`)
  const values: Record<string, string> = {
    folder,
    port: String(port),
    tlsPort: String(tlsPort),
    servers: servers.join('\n'),
  }
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
}

// In a Node process, which kills nginx when this process dies (end-with-parent.mjs).
const runNginx = `
  const { spawn } = require('node:child_process')
  spawn('nginx', process.argv.slice(1), { stdio: 'inherit' }).on('exit', (code) => process.exit(code ?? 1))`

/** Installs nginx and openssl as root on Debian. Throws OperatorError. */
export function findNginx() {
  for (const program of ['nginx', 'openssl']) systemProgram(program)
}

async function makeFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'tembo-nginx-'))
  // nginx started as root serves as another user, who must read its files.
  await chmod(folder, 0o755)
  atEnd(() => rm(folder, { recursive: true, force: true }))
  const files = ['-keyout', path.join(folder, 'key.pem'), '-out', path.join(folder, 'certificate.pem')]
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1', '-days', '30']
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  execFileSync('openssl', ['req', '-x509', ...key, ...files, ...names], { stdio: 'ignore', env: withSystemPath })
  return folder
}
