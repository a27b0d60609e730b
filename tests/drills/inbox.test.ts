import { expect, test } from 'vitest'
import { findDovecot, missingDovecot, openImapServer } from '../support/imap-server'
import { preparedDataFolder, rowsIn, serverPid, startScript, until } from '../support/scripts'

const count = 200
const program = findDovecot()
const dataFolder = await preparedDataFolder({ isDurable: true })
const server = program ? await openImapServer(program) : undefined

const mail = (number: number) =>
  [
    `Message-ID: <${number}@example.com>`,
    'From: Ann Bell <ann@example.com>',
    `Subject: Number ${number}`,
    'Date: Tue, 5 Jan 2027 10:00:00 +0300',
    '',
    `This is number ${number}.`,
    '',
  ].join('\r\n')

const rows = <Row extends Record<string, unknown>>(sql: string) => rowsIn<Row>(dataFolder, sql).catch(() => [])
const storedMails = () => rows<{ subject: string }>('SELECT subject FROM received_mails ORDER BY id')

test('worker, mail server and database killed while mails come: each is stored once, in its order', async ({
  task,
}) => {
  if (!server) return void Object.assign(task.meta, { notes: [missingDovecot] })
  const { append, kill, start, flags, url } = server
  await append([mail(-1)])
  const startWorker = () => startScript('worker', { env: { DATA_DIR: dataFolder, IMAP_URL: url } })
  let worker = startWorker()
  async function killWorker() {
    await worker.stop('SIGKILL')
    worker = startWorker()
  }
  async function killMailServer() {
    await kill()
    await start()
  }
  async function killDatabase() {
    process.kill((await serverPid(dataFolder)) ?? 0, 'SIGKILL')
  }

  await until(async () => (await rows('SELECT FROM inbox_positions')).length > 0)
  const isDone = (work: Promise<unknown>) =>
    work.then(
      () => true,
      () => false,
    )
  // The server may be killed after it has taken a mail: it gets that one twice.
  async function send() {
    for (let number = 0; number < count; number += 1) await until(() => isDone(append([mail(number)])))
  }
  async function killEach() {
    const kills = [killWorker, killMailServer, killDatabase, killWorker, killMailServer]
    for (const [index, killOne] of kills.entries()) {
      await until(async () => (await storedMails()).length >= ((index + 1) * count) / (kills.length + 1))
      await killOne()
    }
  }
  await Promise.all([send(), killEach()])
  const expected = Array.from({ length: count }, (_, number) => ({ subject: `Number ${number}` }))
  await until(async () => (await storedMails()).length >= count)
  expect(await storedMails()).toEqual(expected)
  expect(await flags()).not.toContain('\\Seen')
  await worker.stop()
}, 900_000)
