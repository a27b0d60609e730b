// A site without a mail worker, a listener, a content folder and our own server, as on a host that runs functions.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '@/scripts/lib/ports'
import type { Server } from '@/scripts/lib/server'
import { rowsOf } from '../support/database'
import { makeInquiryBody } from '../support/factories'
import { startMailServer } from '../support/mail-server'
import { startNext } from '../support/next-start'
import { ownDatabase } from '../support/own-database'
import { send } from '../support/post'

const secret = crypto.randomUUID()
const database = await ownDatabase()
const mailPort = await freePort()
const mailServer = await startMailServer(mailPort)
let site: Server

const start = (env: Record<string, string>) =>
  startNext({ WATCH_CONTENT: '0', CONTENT_DIR: '', DATABASE_URL: database, ...env })

beforeAll(async () => {
  site = await start({ CRON_SECRET: secret, SMTP_URL: `smtp://127.0.0.1:${mailPort}` })
})

afterAll(async () => {
  await site.stop()
  await mailServer.stop()
})

const call = (method = 'POST', authorization = `Bearer ${secret}`) =>
  fetch(`${site.url}/api/jobs`, { method, headers: { authorization } })

test('only who knows the secret may call', async () => {
  for (const wrong of ['', 'Bearer', `Bearer ${secret}x`, secret]) expect((await call('GET', wrong)).status).toBe(401)
  expect((await call('PUT')).status).toBe(405)
})

test('called twice at once, each mail is sent once, and then none is left', async () => {
  const visitors = [0, 1, 2, 3, 4].map((index) => `ana${index}@example.com`)
  await Promise.all(visitors.map((email) => send(site.url, 'inquiries', makeInquiryBody({ email }))))
  expect(mailServer.mails).toEqual([])
  const answers = await Promise.all([call('POST'), call('GET')])
  const counts = await Promise.all(answers.map((answer) => answer.json()))
  expect(counts[0].sent + counts[1].sent).toBe(10)
  const recipients = mailServer.mails.flatMap((mail) => mail.recipients)
  expect(recipients.filter((address) => address.startsWith('ana')).sort()).toEqual(visitors)
  expect(recipients).toHaveLength(10)
  expect(await (await call()).json()).toEqual({ sent: 0, failed: 0, waiting: 0, expired: 0 })
})

test('changed content is shown after a call, and nobody holds a connection to hear of it', async () => {
  const connections = "SELECT FROM pg_stat_activity WHERE application_name ~ '^tembo-(listener|worker)'"
  expect(await rowsOf(`${connections} AND datname = current_database()`, [], database)).toEqual([])
  const page = async () => (await fetch(`${site.url}/itineraries/7`)).text()
  await page()
  await rowsOf("UPDATE itineraries SET title = 'The New Road' WHERE id = 7", [], database)
  expect(await page()).not.toContain('The New Road')
  expect(await (await call()).json()).toMatchObject({ expired: expect.any(Number) })
  expect(await page()).toContain('The New Road')
})

test('without a secret there is no such address', async () => {
  const other = await start({})
  expect((await fetch(`${other.url}/api/jobs`, { headers: { authorization: 'Bearer ' } })).status).toBe(404)
  await other.stop()
})
