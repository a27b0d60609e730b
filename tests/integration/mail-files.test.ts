// Without SMTP_URL mails are written to files.
import { mkdir, readdir, readFile, rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createLead } from '@/lib/leads/create-lead'
import { mailStatus } from '@/lib/mail/status'
import { mailFolder } from '@/lib/mail/transport'
import { makeInquiryBody } from '../support/factories'
import { emptyLeads, eventually, makeJobsDue, storedMails, waitingJobs, withWorker } from '../support/leads'
import { temporaryFolder } from '../support/temporary-folder'

const folder = temporaryFolder()

beforeEach(async () => {
  await emptyLeads()
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  await rm(mailFolder(), { recursive: true, force: true })
})
beforeAll(() => {
  vi.stubEnv('DATA_DIR', folder)
})
afterAll(() => {
  vi.unstubAllEnvs()
})

const writtenMails = async () =>
  (await readdir(mailFolder()).catch(() => [])).filter((name) => name.endsWith('.eml')).sort()

test('on a full disk the lead is stored, its mails wait, and are written when they can be', async () => {
  const { reference } = await createLead('inquiry')(makeInquiryBody())
  const names = (await storedMails()).map(({ role, id }) => `${reference}-${role}-${id}.eml`).sort()
  await mkdir(mailFolder())
  const unfinished = names.map((name) => path.join(mailFolder(), `${name}.unfinished`))
  for (const file of unfinished) await symlink('/dev/full', file)
  await withWorker(async () => {
    await eventually(async () => {
      const jobs = await waitingJobs()
      expect(jobs.map(({ attempts, locked_by }) => [attempts > 0, locked_by])).toEqual(Array(2).fill([true, null]))
      for (const { waits } of jobs) expect(waits).toBeGreaterThan(0)
    })
    const waiting = /Waiting: 2, sent: 0, failed: 0\n.*queued after \d+ tries, ENOSPC: no space left/
    expect(await mailStatus()).toMatch(waiting)
    expect((await writtenMails()).length).toBe(0)
    for (const file of unfinished) await rm(file)
    await makeJobsDue()
    await eventually(async () => {
      for (const mail of await storedMails()) expect(mail).toMatchObject({ status: 'sent', lastError: null })
    })
  })
  expect(await writtenMails()).toEqual(names)
  for (const { role, id, messageId } of await storedMails()) {
    const text = await readFile(path.join(mailFolder(), `${reference}-${role}-${id}.eml`), 'utf8')
    expect(text).toContain(messageId)
    // The end of the HTML part, and of the mail.
    expect(text).toMatch(/\r\n--\S+--\r\n$/)
  }
})
