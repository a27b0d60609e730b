// The image, built and run without a container engine: deploy/build-image.sh.
import { execFile, execFileSync, spawn } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, onTestFinished, test } from 'vitest'
import { root } from '@/scripts/lib/paths'
import { freePort } from '@/scripts/lib/ports'
import { systemProgram } from '@/scripts/lib/system-program'
import { canDrill } from '@/workshop/drills/lab/machine'
import { allRows, rowsOf } from '../support/database'
import { makeInquiryBody } from '../support/factories'
import { emptyDatabase } from '../support/own-database'
import { send } from '../support/post'
import { until } from '../support/scripts'

const image = 'tembo-drill'
const inChroot = { ...process.env, BUILDAH_ISOLATION: 'chroot', STORAGE_DRIVER: 'vfs' }
const options = { cwd: root, env: inChroot, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const
const buildah = (...words: string[]) => execFileSync('buildah', words, options).trim()

describe.runIf(canDrill())('the image', () => {
  test('migrates an empty database, serves, mails, backs up, and restores the same rows', async () => {
    for (const program of ['buildah', 'mmdebstrap']) systemProgram(program)
    await promisify(execFile)('sh', ['deploy/build-image.sh', image], options)
    const container = buildah('from', `localhost/${image}`)
    onTestFinished(() => void buildah('rm', container))
    const [database, restored] = [await emptyDatabase(), await emptyDatabase()]
    const port = String(await freePort())
    const inContainer = (url: string, words: string[]) => {
      const settings = [`DATABASE_URL=${url}`, `PORT=${port}`, 'SITE_URL=https://tembo.test', 'PICTURES_AHEAD=0']
      return ['run', ...settings.flatMap((setting) => ['--env', setting]), container, '--', 'node', ...words]
    }
    const run = (url: string, ...words: string[]) => buildah(...inContainer(url, words))
    expect(run(database, 'dist/scripts/database.js', 'prepare')).toContain('The database is up to date')

    const site = spawn('buildah', inContainer(database, ['dist/scripts/serve.js']), { env: inChroot, stdio: 'ignore' })
    onTestFinished(() => void site.kill('SIGKILL'))
    const address = `http://127.0.0.1:${port}`
    await until(async () => (await fetch(`${address}/api/health/ready`).catch(() => null))?.ok)
    expect(await (await fetch(`${address}/itineraries/6`)).text()).toContain('Request for Quote')
    const reference = await send(address, 'inquiries', makeInquiryBody())
    const sent = "SELECT FROM mails WHERE reference = $1 AND status = 'sent'"
    await until(async () => (await rowsOf(sent, [reference], database)).length === 2)
    site.kill('SIGTERM')
    await until(() => site.exitCode !== null)

    run(database, 'scripts/run.mjs', 'backup', 'backup', '/data/drill.backup')
    run(restored, 'scripts/run.mjs', 'backup', 'restore', '/data/drill.backup')
    expect(await allRows(restored)).toEqual(await allRows(database))
  }, 1_800_000)
})
