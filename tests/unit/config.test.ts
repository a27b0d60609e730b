import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ConfigError, parseConfig, settings } from '@/lib/platform/config-schema'
import { contactTexts, examplesLeft } from '@/lib/platform/contact-settings'
import { temporaryFolder } from '../support/temporary-folder'

test('the environment wins, an empty value counts as not set, the slash at the end of the address goes', () => {
  const config = parseConfig({
    BRAND_NAME: 'Duma Drives',
    PHONE: ' ',
    SITE_URL: 'https://duma.example/',
    SHARE_WORKPLACE: '0',
  })
  expect(config).toMatchObject({
    brand: 'Duma Drives',
    phone: '+254 700 000 000',
    siteUrl: 'https://duma.example',
    shareWorkplace: false,
  })
})

test('every mistake is named in one line with its variable', () => {
  const parse = () =>
    parseConfig({
      ...{ EMAIL_SALES: 'sales', SITE_URL: 'ftp://x', IMAGE_HOSTS: 'https://a.b', PHONE: '12' },
      ...{ REVIEW_WIDGET_SRC: 'http://reviews.example.com/w.js', REVIEW_WIDGET_ID: '1 "x' },
    })
  const named = ['SITE_URL', 'PHONE', 'EMAIL_SALES', 'REVIEW_WIDGET_SRC', 'REVIEW_WIDGET_ID', 'IMAGE_HOSTS']
  expect(parse).toThrow(ConfigError)
  expect(parse).toThrow(new RegExp(`^${named.map((name) => `${name} .+\\.`).join('\n')}$`))
})

test('addresses are the ones that forms take, too', () => {
  const config = parseConfig({
    ...{
      EMAIL_SALES: ' a&b@example.org ',
      MAIL_FROM: 'info@müller-reisen.de',
      ESCALATION_EMAIL: 'x\u200b＠example.org',
    },
    ...{ EMAIL_SECURITY: 'info@пример.рф' },
  })
  expect(config).toMatchObject({
    emails: { sales: 'a&b@example.org' },
    mailFrom: 'info@xn--mller-reisen-dlb.de',
    escalationEmail: 'x@example.org',
    securityEmail: 'info@xn--e1afmkfd.xn--p1ai',
  })
  for (const name of ['EMAIL_DONATIONS', 'EMAIL_SECURITY', 'MAIL_FROM', 'ESCALATION_EMAIL'])
    expect(() => parseConfig({ [name]: 'a b@example.org' })).toThrow(`${name} must be an email address.`)
})

test('TRUST_PROXY is the number of proxies', () => {
  const proxies = ['', '0', '1', '2'].map((value) => parseConfig({ TRUST_PROXY: value }).trustedProxies)
  expect(proxies).toEqual([0, 0, 1, 2])
  for (const wrong of ['-1', '1.5', 'all', '10'])
    expect(() => parseConfig({ TRUST_PROXY: wrong })).toThrow('TRUST_PROXY must be a whole number from 0 to 9.')
})

test('mailboxes are read with their users and passwords, which no message quotes', () => {
  const url = 'imaps://office%40tembo.example:p%2Cw%2F@mail.tembo.example, imap://ann:pw@127.0.0.1:1143'
  expect(parseConfig({ IMAP_URL: url }).mailboxes).toEqual([
    {
      name: 'office@tembo.example@mail.tembo.example/INBOX',
      ...{ host: 'mail.tembo.example', port: 993, isSecure: true },
      login: { user: 'office@tembo.example', pass: 'p,w/' },
    },
    {
      name: 'ann@127.0.0.1/INBOX',
      ...{ host: '127.0.0.1', port: 1143, isSecure: false, login: { user: 'ann', pass: 'pw' } },
    },
  ])
  for (const wrong of [
    ...['imap://ann:secret@mail.example.com', 'imaps://ann@mail.example.com', 'https://ann:secret@mail.example.com'],
    ...[
      'imaps://ann:secret@mail.example.com/Sent',
      'imaps://ann:sec/ret@mail.example.com',
      'imaps://ann:sec%ret@x.example',
    ],
  ]) {
    expect(() => parseConfig({ IMAP_URL: wrong })).toThrow(/^IMAP_URL must be imaps:/)
    expect(() => parseConfig({ IMAP_URL: wrong })).not.toThrow(/sec/)
  }
  expect(() => parseConfig({ IMAP_SINCE: '1.12.2026' })).toThrow('IMAP_SINCE must be a day such as 2026-12-01.')
})

const header = `# Copy to .env and change what differs. Everything has a default; a wrong value stops the start with one clear sentence.
# Put a value with spaces, & or # into "double quotes". Then Next.js, Node.js, systemd and compose read the same, if there
# is no $, \\ or " in it: in an address write %24, %5C and %22.
`

// npm run test:vitest -- config -u writes it.
test('.env.example has every setting with its sentences and its default', async () => {
  const defaults = parseConfig({})
  const parts = settings.map(({ name, help, example, key }) => {
    const value = example ?? (key ? defaults[key] : '')
    const text = typeof value === 'boolean' ? String(Number(value)) : String(value)
    const comment = help ? `\n${help.replace(/(?=\S)(.{1,118})(?: |$)/g, '# $1\n')}` : ''
    return `${comment}#${name}=${/[\s&#]/.test(text) ? `"${text}"` : text}\n`
  })
  await expect(header + parts.join('')).toMatchFileSnapshot('../../.env.example')
})

// systemd and compose read such values literally; for Next.js and Node.js it is tried.
test('the examples of .env.example are read the same by Next.js, Node.js, systemd and compose', () => {
  const lines = readFileSync('.env.example', 'utf8').match(/^#[A-Z][A-Z0-9_]*=.*$/gm) ?? []
  const examples = lines.map((line) => /^#(\w+)=(?:"([^"$\\]*)"|([^"'$\\\s&#]*))$/.exec(line) ?? [line])
  const literal = Object.fromEntries(examples.map(([, name, quoted, plain]) => [name, quoted ?? plain]))
  expect(Object.keys(literal).length).toBe(lines.length)
  expect(literal.MAP_URL).toContain('#map=')
  const file = path.join(temporaryFolder(), '.env')
  writeFileSync(file, lines.map((line) => line.slice(1)).join('\n'))
  const options = { env: { NODE_ENV: 'test' as const }, encoding: 'utf8' as const }
  const read = (...words: string[]) => JSON.parse(execFileSync(process.execPath, words, options))
  const print = 'console.log(JSON.stringify(process.env))'
  const byNext = `require('@next/env').loadEnvConfig(${JSON.stringify(path.dirname(file))}); ${print}`
  expect(read(`--env-file=${file}`, '--eval', print)).toMatchObject(literal)
  expect(read('--eval', byNext)).toMatchObject(literal)
  expect(() => parseConfig(literal)).not.toThrow()
})

test.each([
  [{}, '.data/content'],
  [{ DATA_DIR: '/data/site' }, '/data/site/content'],
  [{ DATA_DIR: '/data/site', CONTENT_DIR: '/srv/tembo-content' }, '/srv/tembo-content'],
  [{ CONTENT_DIR: 'none' }, null],
])('the content folder of %j is %s', (env, folder) => {
  expect(parseConfig(env as Record<string, string>).contentFolder).toBe(folder)
})

const src = 'https://reviews.example.com/w.js'

test.each([
  [{}, null],
  [{ REVIEW_WIDGET_ID: 'TA_1' }, null],
  [{ REVIEW_WIDGET_SRC: src }, { src, id: 'review-widget' }],
  [
    { REVIEW_WIDGET_SRC: src, REVIEW_WIDGET_ID: 'TA_1' },
    { src, id: 'TA_1' },
  ],
])('the rating widget is off until its script is named: %j', (env, reviewWidget) => {
  expect(parseConfig(env).reviewWidget).toEqual(reviewWidget)
})

const counted = { ANALYTICS_SCRIPT: 'https://stats.example.com/js/script.js' }
const website = '94db1cb1-74f4-4a40-ad6c-962362670409'

test.each([
  ['www.example.com', 'data-domain', 'https://stats.example.com'],
  [website, 'data-website-id', 'https://stats.example.com'],
  ['https://tembo.goatcounter.com/count', 'data-goatcounter', 'https://tembo.goatcounter.com'],
])('what %s is counted with is known by its shape', (site, attribute, receiver) => {
  expect(parseConfig({ ...counted, ANALYTICS_SITE: site }).analytics).toEqual({
    tag: { src: counted.ANALYTICS_SCRIPT, attribute, site },
    origin: 'https://stats.example.com',
    receiver,
  })
})

test('visits are counted by nobody until a script is named, and a mistake of it is one sentence', () => {
  expect(parseConfig({ ANALYTICS_SITE: website }).analytics).toBeNull()
  expect(() => parseConfig(counted)).toThrow(/^ANALYTICS_SITE must be set too: .+\.$/)
  for (const script of ['stats.example.com', 'http://stats.example.com/script.js', 'ftp://stats.example.com/a.js'])
    expect(() => parseConfig({ ANALYTICS_SCRIPT: script, ANALYTICS_SITE: website })).toThrow(
      /^ANALYTICS_SCRIPT must be the https address of a script\.$/,
    )
  for (const site of ['an example', 'ftp://stats.example.com', 'http://stats.example.com/count'])
    expect(() => parseConfig({ ...counted, ANALYTICS_SITE: site })).toThrow(/^ANALYTICS_SITE must be a domain .+\.$/)
})

test('a public site is told which of its addresses are examples of ours, a site on trial is not', () => {
  const contacts = contactTexts(parseConfig({ PHONE: '+254 711 111 111', WHATSAPP: '+254700000000' }))
  const left = examplesLeft('https://www.example.com', { ...contacts, 'contact.emails.sales': 'sales@duma.example' })
  expect(left.map((line) => line.split(':')[0])).toEqual([
    ...['SITE_URL', 'contact.whatsapp', 'contact.postalAddress', 'contact.emails.reservations'],
    ...['contact.emails.volunteers', 'contact.emails.partnerships', 'contact.emails.donations'],
  ])
  for (const trial of ['http://www.duma.example', 'https://localhost:3000', 'https://tembo.test', 'https://mac.local'])
    expect(examplesLeft(trial, contacts)).toEqual([])
})
