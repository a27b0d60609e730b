// How the site meets levels 1 and 2 of OWASP ASVS 5.0.0 (https://owasp.org/asvs, CC BY-SA 4.0): each requirement by its
// number, in our own words. The last part of docs/security.md is written from it (npm --prefix workshop run asvs).

type TestName = { file: string; title: string }
type Page = { file: string; heading: string }

/** `test` fails when it no longer holds. `page`: where it is written, for what is a document or a setting of the server. */
type Row =
  | { id: string; how: string; test: TestName }
  | { id: string; how: string; page: Page }
  | { id: string; whyNot: string }
  | { id: string; open: string }

export type Requirement = Row & { level: 1 | 2 }

export const chapters: Record<string, string> = {
  V1: 'Encoding and injection',
  V2: 'Validation and business logic',
  V3: 'Browsers',
  V4: 'HTTP and APIs',
  V5: 'Files',
  V6: 'Signing in',
  V7: 'Sessions',
  V8: 'Authorization',
  V9: 'Signed links',
  V10: 'OAuth and OpenID Connect',
  V11: 'Cryptography',
  V12: 'Encrypted connections',
  V13: 'Configuration',
  V14: 'Data protection',
  V15: 'Architecture and packages',
  V16: 'Logs and errors',
  V17: 'WebRTC',
}

/** Of each section the level of its requirements, in order; those of level 3 are left out. */
// biome-ignore format: as in the standard, a line for each chapter
const levels: Record<string, string> = {
  'V1.1': '22', 'V1.2': '1111122223', 'V1.3': '112222222223', 'V1.4': '222', 'V1.5': '123',
  'V2.1': '122', 'V2.2': '112', 'V2.3': '12223', 'V2.4': '23',
  'V3.1': '3', 'V3.2': '113', 'V3.3': '12223', 'V3.4': '11222233', 'V3.5': '11122333', 'V3.6': '3', 'V3.7': '22333',
  'V4.1': '12233', 'V4.2': '23333', 'V4.3': '22', 'V4.4': '1222',
  'V5.1': '2', 'V5.2': '112333', 'V5.3': '113', 'V5.4': '222',
  'V6.1': '122', 'V6.2': '111111112222', 'V6.3': '11223333', 'V6.4': '112233', 'V6.5': '22222333', 'V6.6': '2223', 'V6.7': '33', 'V6.8': '2222',
  'V7.1': '222', 'V7.2': '1111', 'V7.3': '22', 'V7.4': '11222', 'V7.5': '223', 'V7.6': '22',
  'V8.1': '1233', 'V8.2': '1123', 'V8.3': '133', 'V8.4': '23',
  'V9.1': '111', 'V9.2': '1222',
  'V10.1': '22', 'V10.2': '223', 'V10.3': '22223', 'V10.4': '1111122222233333', 'V10.5': '22222', 'V10.6': '22', 'V10.7': '222',
  'V11.1': '2233', 'V11.2': '22233', 'V11.3': '11233', 'V11.4': '1222', 'V11.5': '23', 'V11.6': '23', 'V11.7': '33',
  'V12.1': '12233', 'V12.2': '11', 'V12.3': '22223',
  'V13.1': '2333', 'V13.2': '222223', 'V13.3': '2233', 'V13.4': '1222233',
  'V14.1': '22', 'V14.2': '12223333', 'V14.3': '122',
  'V15.1': '12233', 'V15.2': '12233', 'V15.3': '1222222', 'V15.4': '3333',
  'V16.1': '2', 'V16.2': '22222', 'V16.3': '2222', 'V16.4': '222', 'V16.5': '2223',
  'V17.1': '23', 'V17.2': '22223333', 'V17.3': '22',
}

const met = (id: string, how: string, file: string, title: string): Row => ({
  id,
  how,
  test: { file: `tests/${file}`, title },
})

const written = (id: string, how: string, file: string, heading: string): Row => ({
  id,
  how,
  page: { file: `docs/${file}`, heading },
})

// A title with a value of its own, as it is written in the file.
const ofPath = (title: string) => title.replaceAll('{', '${')

/** `ids`: 'V6.2.1-12 V6.8.1'. */
const notApplicable = (whyNot: string, ids: string): Row[] =>
  ids.split(' ').flatMap((part) => {
    const [, section, first = '', last = first] = /^(V\d+\.\d+)\.(\d+)(?:-(\d+))?$/.exec(part) ?? []
    const length = Number(last) - Number(first) + 1
    return Array.from({ length }, (_, index) => ({ id: `${section}.${Number(first) + index}`, whyNot }))
  })

const isOpen = (id: string, open: string): Row => ({ id, open })

const security = 'security.md'
const schemas = 'unit/form-schemas.test.ts'
const [storing, mails, limits] = [
  'integration/storing-leads.test.ts',
  'integration/mail-content.test.ts',
  'integration/rate-limit.test.ts',
]
const [desk, office, signIn] = [
  'integration/desk.test.ts',
  'integration/desk-office.test.ts',
  'integration/desk-sign-in.test.ts',
]
const [photos, workbook] = ['integration/photos.test.ts', 'integration/workbook-check.test.ts']
const [answers, headers] = ['scripts/answer-headers.test.ts', 'unit/finish-answers.test.ts']
const [hostile, fuzz] = ['scripts/hostile-requests.test.ts', 'scripts/fuzz.test.ts']
const policy = 'unit/content-security-policy.test.ts'
const queue = 'unit/response-cache.test.ts'
const quotes = 'integration/quotes.test.ts'

const anyAnswer =
  'an answer of any kind is framed by nobody and no other type than it says, and only a page runs scripts'
const altered = 'opens nothing for 10,000 tokens that somebody altered, and none after the key was changed'
const otherLink = 'opens no desk, and a link of the desk opens no request'
const signsInOnce = 'a code that was mailed signs in once, in the browser that asked for it'
const sessionEnds = 'a session ends by signing out, after thirty days without use, and a year after it began'
const isOfOffice = 'who is no longer of the office is signed out, and everybody else by one button'
const needsSession = 'the list and the month need somebody who is signed in'
const upload = 'is taken from nobody who is not signed in, nor from a form of another site'
const cookies = 'the cookies of the desk stay with this host, over https, and no script or other site can use them'
const noWords = 'what the log may say of an error has none of its words'
const signInLog = 'each code, sign-in and refusal has a line in the log, without the code'
const uploaded = 'named %j is refused'
const lineOfLog = 'a line of the log is JSON with the time in UTC and the id of its request'
const overHttp =
  'On one machine the web server reaches the site over loopback. nginx before several machines (docs/many-machines.md) reaches theirs over http: keep them in a private network that nobody else can enter.'

// biome-ignore format: one line for each requirement
const rows: Row[] = [
  met('V1.1.1', 'Paths are decoded once, before anything is looked up.', hostile, '%j is answered with %i'),
  met('V1.1.2', 'Texts are stored as typed and escaped where they are written.', mails, 'markup is shown, not obeyed'),
  met('V1.2.1', 'React and one template escape what goes into HTML.', mails, 'markup is shown, not obeyed'),
  met('V1.2.2', 'Addresses of pictures and contacts are built from checked parts.', 'unit/usable-picture.test.ts', '%s gives way to the placeholder'),
  met('V1.2.3', 'Structured data cannot close its script.', 'unit/structured-data.test.ts', '%j stays text in the script element, and comes out as it was written'),
  met('V1.2.4', 'Queries have parameters, and signs of LIKE are escaped.', desk, 'is not taken for that of another person with a similar address'),
  ...notApplicable('No request starts a program.', 'V1.2.5'),
  ...notApplicable('No LDAP, XPath, XSL, JNDI, LaTeX or memcached.', 'V1.2.6-8 V1.3.8-9'),
  met('V1.2.9', 'Typed signs are escaped before they become a pattern.', 'unit/search.test.ts', 'signs of patterns in a search are plain text'),
  ...notApplicable('Nobody can write HTML, SVG or a template: all input is plain text.', 'V1.3.1 V1.3.5 V1.3.7'),
  met('V1.3.2', 'The policy of every page forbids eval, and nothing of ours needs it.', policy, 'a CSP evaluator has nothing to say against it, with every other site configured too'),
  met('V1.3.3', 'Control characters are removed and lengths are limited.', desk, 'what the office writes is stored without control characters'),
  met('V1.3.4', 'SVG files are refused.', office, uploaded),
  met('V1.3.6', 'The server fetches pictures from IMAGE_HOSTS only.', 'unit/share-card.test.ts', 'the card of a trip draws the placeholder instead of %s'),
  ...notApplicable('JavaScript has no format strings, and logs join texts as they are.', 'V1.3.10'),
  met('V1.3.11', 'Names and addresses reach the mail program as objects, not as lines.', mails, 'a line break in a name or title adds no header and no recipient'),
  ...notApplicable('JavaScript and PostgreSQL manage memory themselves.', 'V1.4.1 V1.4.3'),
  met('V1.4.2', 'Numbers are read within the range of their column.', 'unit/addresses.test.ts', '%s is not looked up'),
  met('V1.5.1', 'The workbook reader knows no entities.', workbook, 'an entity that a workbook defines is not read'),
  met('V1.5.2', 'JSON passes a schema, and unknown keys are dropped.', fuzz, 'what was acknowledged over REST is stored, and nothing else is'),

  written('V2.1.1', 'What each form takes.', 'decisions.md', 'Forms and reviews'),
  written('V2.1.2', 'Which fields must agree.', 'decisions.md', 'Forms and reviews'),
  written('V2.1.3', 'How much one visitor and all together can send.', 'leads.md', 'Mails'),
  met('V2.2.1', 'Every field has a schema with its length, range or choices.', schemas, 'is refused by its %s: %s'),
  met('V2.2.2', 'The server checks everything again.', storing, 'is refused by the name of a bad field, and not stored'),
  met('V2.2.3', 'A telephone number must fit its country, dates their order.', storing, 'is asked about by the form, with the likely code, and taken when it is sent again'),
  met('V2.3.1', 'An offer that is withdrawn, replaced or accepted cannot be accepted.', quotes, 'a withdrawn one cannot be accepted, an accepted one cannot be withdrawn'),
  met('V2.3.2', 'A request takes 20 additions, a mailbox three receipts a day.', 'integration/additions.test.ts', 'is limited for each sender, and for each request'),
  met('V2.3.3', 'A request and its mails are stored together or not at all.', storing, 'is not stored when its mails cannot be queued, and the visitor hears of a failure'),
  met('V2.3.4', 'Two answers to one offer wait for each other, and one counts.', quotes, 'two options at once give one'),
  met('V2.4.1', 'One address sends each form 20 times an hour.', limits, 'over the limit REST answers 429 with Retry-After and a sentence; nothing is stored, and no address'),

  met('V3.2.1', 'Answers that are no pages run nothing, and no type is guessed.', headers, anyAnswer),
  met('V3.2.2', 'What a visitor wrote is text in every page.', 'scripts/every-page.test.ts', 'whatever a review says stays text in the structured data'),
  ...['V3.3.1', 'V3.3.2', 'V3.3.3', 'V3.3.4'].map((id) => met(id, 'Both cookies of the desk have __Host-, Secure, HttpOnly and SameSite=Lax.', office, cookies)),
  met('V3.4.1', 'Two years; for all subdomains too with HSTS_SUBDOMAINS=1, which the check before going live asks for.', headers, 'and at all subdomains if the operator says so'),
  met('V3.4.2', 'No answer allows another origin to read it.', answers, 'no answer lets another site read it'),
  met('V3.4.3', 'Every answer has a policy; scripts run by hash or nonce.', policy, 'a CSP evaluator has nothing to say against it, with every other site configured too'),
  met('V3.4.4', 'Every answer says nosniff, refusals too.', headers, anyAnswer),
  met('V3.4.5', 'Private pages send no referrer, others their origin.', answers, 'a page for one person tells no other site its address'),
  met('V3.4.6', 'frame-ancestors is none, but for the frame of the rating.', headers, anyAnswer),
  met('V3.5.1', 'Forms are taken from our own origin only.', 'unit/addresses.test.ts', 'another site'),
  met('V3.5.2', 'REST takes application/json only, which needs a preflight that is never granted.', storing, 'a form'),
  met('V3.5.3', 'Opening an address changes nothing.', desk, 'does nothing when it is only opened'),
  written('V3.5.4', 'The site has a host name of its own.', 'operate.md', 'Domain'),
  met('V3.5.5', 'A message of the rating frame counts from its own window only.', 'components/rating-widget.test.tsx', 'it takes the place of the link, at its height, once its script is there, and only by its own word'),
  ...notApplicable('Plain HTML, CSS and JavaScript, no plug-ins.', 'V3.7.1'),
  met('V3.7.2', 'A redirect leads within the site only.', office, 'nowhere but the desk: %j'),

  met('V4.1.1', 'Every answer has its type, and text its charset.', answers, 'an answer with text says that it is UTF-8: %s'),
  written('V4.1.2', 'The web server in front redirects to https; the site itself listens to it alone.', security, 'Connections'),
  met('V4.1.3', 'X-Forwarded-For counts only from trusted proxies.', limits, 'no header passes for an address, and X-Forwarded-For counts only behind a trusted proxy'),
  met('V4.2.1', 'Requests with two lengths, or a wrong one, are refused.', hostile, '%j is refused with %i'),
  ...notApplicable('No GraphQL.', 'V4.3.1-2'),
  ...notApplicable('No WebSockets.', 'V4.4.1-4'),

  written('V5.1.1', 'What may be sent to the desk.', 'content.md', 'Photographs of your own'),
  met('V5.2.1', 'A file may have 25 MB, a workbook 10, a photograph 20.', queue, 'of what is too large Next.js gets nothing, or what is just above the limit'),
  met('V5.2.2', 'Photographs are known by their first bytes and coded anew.', photos, 'what cannot be published is refused in a sentence that names its cell'),
  met('V5.2.3', 'A workbook is unpacked up to a limit, whatever it declares.', workbook, '%s is refused in a sentence'),
  met('V5.3.1', 'Only .xlsx and photographs are stored, and none below public.', office, uploaded),
  met('V5.3.2', 'A file keeps its own name only without folders, within a list of signs.', office, 'named %s becomes %s'),
  met('V5.4.1', 'Downloads have a name of ours.', office, 'the workbook is downloaded by who is signed in'),
  met('V5.4.2', 'Names of downloads are references and months.', 'integration/desk-handling.test.ts', 'the month for the accountant has a line of each request'),
  ...notApplicable('No file is served as it came: photographs are coded anew, a workbook is read as data and written anew. Only the office can send any.', 'V5.4.3'),

  written('V6.1.1', 'How often one can ask for a code and try it.', security, 'The desk'),
  ...notApplicable('There are no passwords.', 'V6.1.2 V6.2.1-12 V6.4.1-4'),
  written('V6.1.3', 'The two ways into the desk.', 'leads.md', 'The desk'),
  met('V6.3.1', 'Five tries for each code.', signIn, 'after five wrong tries, also at once, the right code is refused'),
  met('V6.3.2', 'There are no accounts; the addresses of the office are settings.', signIn, 'an address that is not of the office gets no mail, and one in other letters does'),
  isOpen('V6.3.3', 'A mailed code is the only factor, so the mailbox has to have the second one.'),
  met('V6.3.4', 'Every page asks for a session, or for the link of its one thing.', office, 'leads to the sign-in, and from there back to itself: %o'),
  met('V6.5.1', 'A code signs in once.', signIn, signsInOnce),
  ...notApplicable('No lookup secrets: a code lives for ten minutes.', 'V6.5.2'),
  met('V6.5.3', 'Codes come from the random numbers of the operating system.', signIn, 'codes are spread over all numbers of six digits, and no two browsers have the same secret'),
  met('V6.5.4', 'A code has six digits.', signIn, 'codes are spread over all numbers of six digits, and no two browsers have the same secret'),
  met('V6.5.5', 'A code ends after ten minutes.', signIn, 'a code ends after ten minutes'),
  ...notApplicable('No telephone network carries a code.', 'V6.6.1'),
  met('V6.6.2', 'A code is good for the browser that asked.', signIn, signsInOnce),
  met('V6.6.3', 'Five tries a code, 20 codes an hour for each mailbox and address.', signIn, 'nobody can fill the mailbox with codes'),
  ...notApplicable('No identity provider.', 'V6.8.1-4 V7.1.3 V7.6.1'),

  written('V7.1.1', '30 days without use, a year at most, and why.', security, 'The desk'),
  written('V7.1.2', 'Any number of browsers of one colleague.', security, 'The desk'),
  met('V7.2.1', 'A session is looked up on the server at every request.', office, 'all other browsers are signed out at once'),
  met('V7.2.2', 'Each sign-in makes its own token.', office, 'signing in again ends the session before, with another token'),
  met('V7.2.3', '256 random bits.', signIn, 'codes are spread over all numbers of six digits, and no two browsers have the same secret'),
  met('V7.2.4', 'Signing in ends the session that this browser had.', office, 'signing in again ends the session before, with another token'),
  met('V7.3.1', '30 days without use.', signIn, sessionEnds),
  met('V7.3.2', 'A year.', signIn, sessionEnds),
  met('V7.4.1', 'Signing out deletes the session on the server.', office, 'signing out ends the session on the server too'),
  met('V7.4.2', 'Whoever is taken off the list is signed out.', signIn, isOfOffice),
  met('V7.4.3', 'Sign out all others, at any time.', office, 'all other browsers are signed out at once'),
  met('V7.4.4', 'At the foot of every page of the desk.', 'e2e/desk.phone.spec.ts', 'who is signed in finds a request, answers by WhatsApp, and signs out'),
  met('V7.4.5', 'By DESK_USERS for one, by a command for all.', signIn, isOfOffice),
  isOpen('V7.5.1', 'Without DESK_USERS the addresses of the workbook may sign in, and whoever is signed in can send a workbook without a new code. Set DESK_USERS.'),
  isOpen('V7.5.2', 'All browsers are listed and can be signed out one by one, but no new code is asked for.'),
  met('V7.6.2', 'A session begins with a typed code only; opening a mailed link starts none.', desk, 'does nothing when it is only opened'),

  written('V8.1.1', 'Who may do what.', security, 'The desk'),
  written('V8.1.2', 'What a link shows and changes.', 'leads.md', 'The desk'),
  met('V8.2.1', 'Pages, forms and downloads of the desk need a session.', desk, needsSession),
  met('V8.2.2', 'A link opens the one thing that it names.', 'integration/desk-quotes.test.ts', 'a link opens no other request, whatever its form names'),
  met('V8.2.3', 'The page of a request shows no name, address, number or health.', 'integration/additions.test.ts', 'shows the whole request, and nothing that is personal'),
  met('V8.3.1', 'Each action asks on the server who is there.', office, upload),
  ...notApplicable('One company, one installation.', 'V8.4.1'),

  met('V9.1.1', 'A link is compared with its HMAC before anything of it is used.', desk, altered),
  written('V9.1.2', 'HMAC-SHA-256 only; a token names no algorithm.', security, 'Keys'),
  written('V9.1.3', 'The keys are in our own database.', security, 'Keys'),
  met('V9.2.1', 'A link ends on its day.', desk, 'that has expired sends a new one to the office, and to nobody else'),
  met('V9.2.2', 'The kind is signed with it.', 'integration/additions.test.ts', otherLink),
  met('V9.2.3', 'The desk, invitations and requests have keys of their own.', 'integration/additions.test.ts', otherLink),
  met('V9.2.4', 'A link that is signed with one key still names its one kind and thing.', 'integration/unsubscribe.test.ts', 'a link that was changed, or of another kind, is not known'),

  ...notApplicable('No OAuth and no OpenID Connect.', 'V10.1.1-2 V10.2.1-2 V10.3.1-4 V10.4.1-11 V10.5.1-5 V10.6.1-2 V10.7.1-3'),

  written('V11.1.1', 'How keys are made, kept and replaced.', security, 'Keys'),
  written('V11.1.2', 'Every key and algorithm.', security, 'Keys'),
  written('V11.2.1', 'All of it is node:crypto, TLS and PostgreSQL.', security, 'Keys'),
  written('V11.2.2', 'A key is replaced by one command; nothing is encrypted with it.', security, 'Keys'),
  met('V11.2.3', 'Keys, sessions and links of offers have 256 bits.', signIn, 'codes are spread over all numbers of six digits, and no two browsers have the same secret'),
  ...notApplicable('The site encrypts nothing itself: TLS and the disk of the server do.', 'V11.3.1-3'),
  written('V11.4.1', 'SHA-256, and HMAC with it.', security, 'Keys'),
  ...notApplicable('There are no passwords to store or to derive keys from.', 'V11.4.2 V11.4.4'),
  met('V11.4.3', 'Signatures have 256 bits.', desk, altered),
  met('V11.5.1', 'Secrets have 256 bits of the operating system.', signIn, 'codes are spread over all numbers of six digits, and no two browsers have the same secret'),
  written('V11.6.1', 'Keys are random bytes; no public-key signatures.', security, 'Keys'),

  written('V12.1.1', 'TLS 1.2 and 1.3 by the web server in front.', security, 'Connections'),
  written('V12.1.2', 'The choice of Caddy, or of nginx with OpenSSL.', security, 'Connections'),
  ...notApplicable('No client certificates.', 'V12.1.3'),
  met('V12.2.1', 'An https site tells browsers to use nothing else.', headers, 'an https site for https at its own name'),
  written('V12.2.2', 'Caddy gets a public certificate and renews it.', 'operate.md', 'Domain'),
  isOpen('V12.3.1', 'The database is reached over loopback without TLS, and smtp:// uses TLS only where the mail server offers it. Use smtps:// or add ?requireTLS=true, and sslmode=verify-full for a database elsewhere.'),
  met('V12.3.2', 'Certificates are checked.', 'integration/mail-delivery.test.ts', 'a mail server whose certificate nobody vouches for gets no mail'),
  isOpen('V12.3.3', overHttp),
  isOpen('V12.3.4', overHttp),

  written('V13.1.1', 'What the site talks to.', security, 'Connections'),
  isOpen('V13.2.1', 'The password of the database stays the same until somebody changes it; it is random and good on this machine only.'),
  isOpen('V13.2.2', 'In the image the role of the site is the superuser of its PostgreSQL; with DATABASE_URL it can be another. Site, worker and backup run as a user without rights, confined by systemd or containers.'),
  written('V13.2.3', 'The installation makes a random password; nothing has one by default.', security, 'Connections'),
  met('V13.2.4', 'The server asks the hosts of its settings only.', 'unit/usable-picture.test.ts', '%s gives way to the placeholder'),
  met('V13.2.5', 'Files are read from public, the content folder and the data folder only.', hostile, '%j is answered with %i'),
  isOpen('V13.3.1', 'Secrets are in one file that root and the site can read, and in the table site_keys, not in a vault.'),
  met('V13.3.2', 'Only the user of the site can enter its data.', 'scripts/database.test.ts', 'the data folder, which everybody could read before, is closed, and PostgreSQL starts in it'),
  met('V13.4.1', 'No address leads to the repository or the settings.', hostile, '%j is answered with %i'),
  met('V13.4.2', 'A failure tells nothing but a reference.', queue, 'a failure tells the visitor nothing about itself'),
  met('V13.4.3', 'Folders are not listed.', hostile, '%j is answered with %i'),
  met('V13.4.4', 'TRACE is refused.', hostile, '%j is answered with %i'),
  met('V13.4.5', 'Health tells two words and a number; jobs need a secret.', 'scripts/jobs.test.ts', 'only who knows the secret may call'),

  written('V14.1.1', 'Three kinds of data.', security, 'Kinds of data'),
  written('V14.1.2', 'What holds for each kind.', security, 'Kinds of data'),
  isOpen('V14.2.1', 'A mailed link is its own key, and the search of the desk is in its address. Both are kept out of logs, caches and referrers.'),
  met('V14.2.2', 'Private pages are in no cache.', answers, 'the sign-in'),
  met('V14.2.3', 'No page loads anything from elsewhere.', 'e2e/security.spec.ts', ofPath('{path} runs under its Content-Security-Policy, with nothing from elsewhere')),
  met('V14.2.4', 'Old requests are deleted with all that belongs to them.', desk, 'deletes what is older than 24 months with its mails, and emergency contacts after 6'),
  met('V14.3.1', 'Signing out forgets the drafts of the desk in this browser.', 'components/desk-sign-out.test.tsx', 'signing out forgets what was typed at the desk'),
  met('V14.3.2', 'Private pages are no-store.', answers, 'the sign-in'),
  met('V14.3.3', 'A browser keeps what its own visitor typed, for days, and the privacy page says what.', 'unit/privacy.test.ts', 'the privacy page names everything that the site keeps in the browser'),

  written('V15.1.1', 'How soon a fault in a package is mended.', security, 'Packages'),
  met('V15.1.2', 'Each release lists its packages.', 'scripts/release.test.ts', 'a release prepares a database, serves, stores, backs up and restores away from the project'),
  written('V15.1.3', 'What costs much, and what bounds it.', security, 'What costs much'),
  written('V15.2.1', 'Checked before each release.', security, 'Packages'),
  met('V15.2.2', 'Requests, pictures and forms wait in queues of a limited length.', queue, 'of a burst of %s the queue takes so many, sends others away, and answers all'),
  met('V15.2.3', 'Production has no development package and no test.', 'unit/containers.test.ts', '%s runs without the development packages'),
  met('V15.3.1', 'Answers have the fields that they are meant to have.', 'integration/additions.test.ts', 'is not in the answer of the REST interface'),
  met('V15.3.2', 'What the server sends out follows no redirect.', 'integration/health.test.ts', 'an alarm follows no redirect'),
  met('V15.3.3', 'Fields that a form does not have are dropped.', storing, 'what a robot adds to a form is not stored'),
  met('V15.3.4', 'The address of a visitor is that of the connection, or of the trusted proxy.', 'unit/client-address.test.ts', 'behind one proxy the last address counts: %s'),
  met('V15.3.5', 'A schema gives every value its type.', schemas, 'the booking path as JSON counts nobody for %j'),
  met('V15.3.6', 'Names that objects have by themselves mean nothing special.', 'unit/workbook-compare.test.ts', 'a new word is added even if every object has a property of that name'),
  met('V15.3.7', 'A field that comes twice is a list, which no single field takes.', fuzz, ofPath('{each} bodies to /api/{path}')),

  written('V16.1.1', 'Which logs there are.', security, 'Logs'),
  ...['V16.2.1', 'V16.2.2', 'V16.2.4'].map((id) => met(id, 'Lines of JSON with time, id of the request, route and status.', hostile, lineOfLog)),
  written('V16.2.3', 'The log goes to the standard output only.', security, 'Logs'),
  met('V16.2.5', 'No words of a visitor, no link and no code.', 'unit/addresses.test.ts', 'the key of %s is not logged'),
  met('V16.3.1', 'Codes, sign-ins and refusals are logged.', office, signInLog),
  met('V16.3.2', 'Each refused request has its line.', hostile, 'each of these has one line in the log'),
  met('V16.3.3', 'Each wrong code, and each address that is not of the office, has its line.', office, signInLog),
  met('V16.3.4', 'Failures are logged with their reason.', 'integration/trying-again.test.ts', 'a %s is tried once, and the line in the log names the reason and has none of its words'),
  met('V16.4.1', 'Texts of others are one line without control characters, or not logged.', 'unit/database-away.test.ts', noWords),
  written('V16.4.2', 'journald or the engine of the containers keeps them; the site cannot change them.', security, 'Logs'),
  isOpen('V16.4.3', 'Logs stay on the machine until the operator sends them elsewhere.'),
  met('V16.5.1', 'A failure tells a sentence and a reference.', queue, 'a failure tells the visitor nothing about itself'),
  met('V16.5.2', 'Without the database pages come from memory; without the mail server mails wait.', 'integration/mail-delivery.test.ts', 'with the mail server down every form is stored and its mails wait; when it returns each arrives exactly once'),
  met('V16.5.3', 'What fails in the middle is stored not at all.', 'integration/additions.test.ts', 'is acknowledged only when its mails are stored too'),

  ...notApplicable('No WebRTC.', 'V17.1.1 V17.2.1-4 V17.3.1-2'),
]

export const chapterOf = (id: string) => id.slice(0, id.indexOf('.'))

/** The ids of levels 1 and 2, in the order of the standard. */
export const standard = new Map<string, number>(
  Object.entries(levels).flatMap(([section, digits]) =>
    [...digits].flatMap((digit, index) => (digit === '3' ? [] : [[`${section}.${index + 1}`, Number(digit)] as const])),
  ),
)

export const requirements = rows.map((row) => ({ ...row, level: standard.get(row.id) }) as Requirement)
