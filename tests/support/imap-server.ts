// A real IMAP server: Dovecot, of Debian's package, with one mailbox in a folder of its own.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import { ImapFlow } from 'imapflow'
import { afterAll } from 'vitest'
import { freePort } from '@/scripts/lib/ports'
import { findPrograms, installOnDebian } from '@/scripts/lib/system-program'
import { until } from './scripts'

/** Installed as root on Debian; undefined where it cannot be. */
export function findDovecot() {
  if (findPrograms('dovecot').length === 0) installOnDebian('dovecot-imapd')
  const [program = ''] = findPrograms('dovecot')
  const version = program && spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout
  return version.startsWith('2.3.') ? program : undefined
}

/** For the notes of a test that is left out. */
export const missingDovecot = 'Left out: reading mailboxes. It needs Dovecot 2.3, the Debian package dovecot-imapd.'

const user = 'office@tembo.test'
const pass = 'secret/@,1'

/** It is stopped, and its folder removed, after the tests of the file. Call it outside of any test. */
export async function openImapServer(program: string) {
  const port = await freePort()
  // Sockets have short paths.
  const folder = mkdtempSync(path.join(tmpdir(), 'imap-'))
  const config = path.join(folder, 'dovecot.conf')
  const maildir = path.join(folder, 'mail')
  mkdirSync(maildir)
  // Dovecot handles no mail as root.
  const isRoot = process.getuid?.() === 0
  const owner = isRoot ? 'nobody' : userInfo().username
  const group = spawnSync('id', ['-gn', owner], { encoding: 'utf8' }).stdout.trim()
  if (isRoot) spawnSync('chown', [owner, maildir])
  chmodSync(folder, 0o755)
  writeFileSync(config, settings({ folder, maildir, port, owner, group }))

  let server: ReturnType<typeof run> | undefined
  function run() {
    // A group of its own, to kill it with the processes that serve. It ends with a run that is killed.
    const words = ['--pdeathsig=TERM', '--', program, '-F', '-c', config]
    const child = spawn('setpriv', words, { stdio: 'ignore', detached: true })
    return { child, ended: once(child, 'exit') }
  }
  async function start() {
    server = run()
    await until(() => isListening(port))
  }
  async function kill() {
    if (!server) return
    process.kill(-(server.child.pid ?? 0), 'SIGKILL')
    await server.ended
    server = undefined
    await until(async () => !(await isListening(port)))
  }
  afterAll(async () => {
    await kill()
    rmSync(folder, { recursive: true, force: true })
  })
  await start()

  async function withClient<Result>(work: (client: ImapFlow) => Promise<Result>) {
    const login = { host: '127.0.0.1', port, auth: { user, pass }, doSTARTTLS: false }
    const client = new ImapFlow({ ...login, logger: false, disableAutoIdle: true })
    client.on('error', () => undefined)
    await client.connect()
    return work(client).finally(() => client.close())
  }

  /** In their order. */
  const append = (mails: (string | Buffer)[], date = new Date()) =>
    withClient(async (client) => {
      for (const mail of mails) await client.append('INBOX', mail, [], date)
    })

  const flags = () =>
    withClient(async (client) => {
      await client.mailboxOpen('INBOX', { readOnly: true })
      const all = await client.fetchAll('1:*', { flags: true })
      return all.flatMap((mail) => [...(mail.flags ?? [])])
    })

  const empty = () =>
    withClient(async (client) => {
      await client.mailboxOpen('INBOX')
      await client.messageDelete('1:*')
    })

  /** The server forgets the numbers of its mails, as after a move to another one. */
  async function numberAnew() {
    await kill()
    for (const name of readdirSync(maildir))
      if (/^dovecot(-uidlist|\.index.*)$/.test(name)) rmSync(path.join(maildir, name))
    await start()
  }

  const url = `imap://${encodeURIComponent(user)}:${encodeURIComponent(pass)}@127.0.0.1:${port}`
  return { url, name: `${user}@127.0.0.1/INBOX`, start, kill, append, flags, empty, numberAnew }
}

function isListening(port: number) {
  return new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

type Place = { folder: string; maildir: string; port: number; owner: string; group: string }

const settings = ({ folder, maildir, port, owner, group }: Place) => `
base_dir = ${folder}/run
log_path = ${folder}/log
protocols = imap
ssl = no
disable_plaintext_auth = no
auth_username_format = %u
default_internal_user = ${owner}
default_internal_group = ${group}
default_login_user = ${owner}
first_valid_uid = 1
first_valid_gid = 1
mail_location = maildir:${maildir}
# Each process has its own connections, and all may come from one address.
mail_max_userip_connections = 100
service imap-login {
  chroot =
  inet_listener imap {
    address = 127.0.0.1
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
service stats {
  chroot =
}
passdb {
  driver = static
  args = password=${pass}
}
userdb {
  driver = static
  args = uid=${owner} gid=${group} home=${folder}
}
`
