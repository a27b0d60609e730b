import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { freePort } from '@/scripts/lib/ports'
import { canDrill } from '@/workshop/drill/machine'
import { rowsOf } from '../support/database'
import { makeInquiryBody } from '../support/factories'
import { ownDatabase } from '../support/own-database'
import { send } from '../support/post'
import { until } from '../support/scripts'
import { installedSettings, startUnit } from '../support/unit-file'

const database = await ownDatabase()

describe.runIf(canDrill() && existsSync('/usr/bin/node'))('the systemd units', () => {
  test('the site serves, the worker sends its mails, and the backup is written', async () => {
    const port = String(await freePort())
    const known = { SITE_URL: 'https://www.example.com', DATABASE_URL: database }
    const here = { PORT: port, NEXT_DIST_DIR: process.env.NEXT_DIST_DIR ?? '', PICTURES_AHEAD: '0' }
    const settings = await installedSettings(known, here)
    const [web, worker] = [await startUnit('tembo-web', settings), await startUnit('tembo-worker', settings)]
    await until(async () => (await web()).includes('The site is at https://www.example.com'), 60_000)
    await until(async () => (await worker()).includes('The mail worker runs'), 60_000)
    const address = `http://127.0.0.1:${port}`
    await until(async () => (await fetch(`${address}/api/health/ready`)).ok)
    expect(await (await fetch(address)).text()).toContain('<link rel="canonical" href="https://www.example.com"/>')

    const from = { 'x-forwarded-for': '198.51.100.20' }
    const reference = await send(address, 'inquiries', makeInquiryBody(), from)
    const sent = () => rowsOf("SELECT FROM mails WHERE reference = $1 AND status = 'sent'", [reference], database)
    await until(async () => (await sent()).length === 2, 60_000)

    const backup = await startUnit('tembo-backup', settings)
    await until(async () => /^Saved \d+ rows to \/var\/backups\/tembo-trails\/tembo-/m.test(await backup()), 60_000)
  })
})
