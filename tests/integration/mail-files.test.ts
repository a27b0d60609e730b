// Without SMTP_URL mails are written to files.

import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLead } from '@/lib/leads/create-lead'
import { mailStatus } from '@/lib/mail/status'
import { mailFolder } from '@/lib/mail/transport'
import { makeInquiryBody } from '../support/factories'
import { emptyLeads, eventually, makeJobsDue, storedMails, waitingJobs, withWorker } from '../support/leads'

const createInquiry = createLead('inquiry')

vi.setConfig({ testTimeout: 60_000 })

let folder: string

beforeEach(async () => {
  await emptyLeads()
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  folder = await mkdtemp(path.join(tmpdir(), 'mail-files-'))
  vi.stubEnv('DATA_DIR', folder)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})
afterAll(emptyLeads)

const files = async () => (await readdir(mailFolder())).filter((name) => name.endsWith('.eml')).sort()

/** Waits until both mails of a lead were tried once; returns what mail status prints. */
async function bothToWait() {
  await eventually(async () => {
    const jobs = await waitingJobs()
    expect(jobs.map(({ attempts, locked_by }) => [attempts > 0, locked_by])).toEqual(Array(2).fill([true, null]))
    for (const { waits } of jobs) expect(waits).toBeGreaterThan(0)
  })
  expect((await storedMails()).map(({ status }) => status)).toEqual(['queued', 'queued'])
  return mailStatus()
}

async function bothToBeSent(reference: string) {
  await makeJobsDue()
  await eventually(async () =>
    expect((await storedMails()).map(({ status, lastError }) => [status, lastError])).toEqual(
      Array(2).fill(['sent', null]),
    ),
  )
  const mails = await storedMails()
  expect(await files()).toEqual(mails.map(({ role, id }) => `${reference}-${role}-${id}.eml`).sort())
  for (const { role, id, messageId } of mails) {
    const text = await readFile(path.join(mailFolder(), `${reference}-${role}-${id}.eml`), 'utf8')
    expect(text).toContain(messageId)
    // The end of the HTML part, and of the mail.
    expect(text).toMatch(/\r\n--\S+--\r\n$/)
  }
}

test('where the folder cannot be made the lead is stored, its mails wait, and are written when it can', async () => {
  await writeFile(mailFolder(), 'in the way')
  const { reference } = await createInquiry(makeInquiryBody())
  await withWorker(async () => {
    expect(await bothToWait()).toMatch(
      /Waiting: 2, sent: 0, failed: 0\n.*queued after \d+ tries, EEXIST: file already exists/,
    )
    await rm(mailFolder())
    await bothToBeSent(reference)
  })
})

test('on a full disk the lead is stored and its mails wait, and are written when there is room', async () => {
  const { reference } = await createInquiry(makeInquiryBody())
  const makeRoom = await fillDisk(reference)
  await withWorker(async () => {
    expect(await bothToWait()).toMatch(
      /Waiting: 2, sent: 0, failed: 0\n.*queued after \d+ tries, ENOSPC: no space left/,
    )
    expect(await files()).toEqual([])
    await makeRoom()
    await bothToBeSent(reference)
  })
})

/** Makes writing the mails of a lead fail as on a full disk. Returns what ends that. */
async function fillDisk(reference: string) {
  await mkdir(mailFolder())
  const names = (await storedMails()).map(({ role, id }) => `${reference}-${role}-${id}.eml.unfinished`)
  for (const name of names) await symlink('/dev/full', path.join(mailFolder(), name))
  return () => Promise.all(names.map((name) => rm(path.join(mailFolder(), name))))
}
