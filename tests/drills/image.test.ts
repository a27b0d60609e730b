// The image, built and run without a container engine: deploy/build-image.sh.
import { execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync, renameSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { root } from '@/scripts/lib/paths'
import { freePort } from '@/scripts/lib/ports'
import { systemProgram } from '@/scripts/lib/system-program'
import { canDrill } from '@/workshop/drills/lab/machine'
import { makeInquiryBody } from '../support/factories'
import { send } from '../support/post'
import { until } from '../support/scripts'
import { temporaryFolder } from '../support/temporary-folder'

const image = 'tembo-drill'
// Of deploy/Dockerfile, whose folders a volume has at first.
const owners = { site: 10001, caddy: 10002 }
const inChroot = { ...process.env, BUILDAH_ISOLATION: 'chroot', STORAGE_DRIVER: 'vfs' }
const options = { cwd: root, env: inChroot, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const
const buildah = (...words: string[]) => execFileSync('buildah', words, options).trim()

const compose = async () => parse(await readFile(path.join(root, 'deploy/compose.yaml'), 'utf8'), { merge: true })

const volume = temporaryFolder()

describe.runIf(canDrill())('the image', () => {
  test('needs a volume and an address: it serves, mails and backs up, and a restore has the same rows', async () => {
    for (const program of ['buildah', 'mmdebstrap']) systemProgram(program)
    await promisify(execFile)('sh', ['deploy/build-image.sh', image], options)
    const container = buildah('from', `localhost/${image}`)
    onTestFinished(() => void buildah('rm', container))
    for (const [name, user] of Object.entries(owners)) {
      mkdirSync(path.join(volume, name))
      chownSync(path.join(volume, name), user, user)
    }
    chmodSync(volume, 0o755)
    const { site: service, front } = (await compose()).services
    const [port, frontPort] = [await freePort(), await freePort()]
    const address = `http://localhost:${frontPort}`
    const inContainer = (settings: object, words: string[], user = String(owners.site)) => {
      const given = Object.entries({ ...settings, SITE_URL: address, TRUST_PROXY: '1' })
      const env = given.flatMap(([name, value]) => ['--env', `${name}=${value}`])
      return ['run', '--user', user, '--volume', `${volume}:/data`, ...env, container, '--', ...words]
    }
    const settings = { ...service.environment, PORT: port }
    const run = (...words: string[]) => buildah(...inContainer(settings, ['node', 'scripts/run.mjs', ...words]))
    // A signal to buildah would kill what it runs at once, or leave it. An engine sends it to the program.
    function start(name: keyof typeof owners, words: string[], environment: object, user?: string) {
      const place = `${name}/pid`
      const noted = ['sh', '-c', `echo $$ >/data/${place} && exec "$@"`, 'sh', ...words]
      const started = spawn('buildah', inContainer(environment, noted, user), { env: inChroot, stdio: 'ignore' })
      const ended = once(started, 'exit')
      const stop = async () => {
        if (started.exitCode !== null || started.signalCode !== null) return
        process.kill(Number(await readFile(path.join(volume, place), 'utf8')), 'SIGTERM')
        await ended
      }
      onTestFinished(stop)
      return stop
    }
    const startSite = async () => {
      const stop = start('site', ['node', 'dist/scripts/container.js'], settings)
      await until(async () => (await fetch(`http://127.0.0.1:${port}/api/health/ready`).catch(() => null))?.ok)
      return stop
    }

    const stopSite = await startSite()
    start('caddy', front.command, { ...front.environment, UPSTREAM: `127.0.0.1:${port}` }, front.user)
    await until(async () => (await fetch(`${address}/itineraries/6`).catch(() => null))?.ok)
    expect(await (await fetch(`${address}/itineraries/6`)).text()).toContain('Request for Quote')
    const reference = await send(address, 'inquiries', makeInquiryBody())
    await until(() => run('leads', 'show', reference).match(/mail to .+: sent/g)?.length === 2)
    run('backup', 'backup', '/data/site/drill.backup')
    await stopSite()

    renameSync(path.join(volume, 'site/postgres'), path.join(volume, 'site/postgres-before'))
    run('backup', 'restore', '/data/site/drill.backup')
    await startSite()
    expect(run('leads', 'list')).toContain(reference)
  }, 1_800_000)
})
