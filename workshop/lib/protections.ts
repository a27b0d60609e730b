// biome-ignore-all lint/suspicious/noTemplateCurlyInString: source texts of the project
// What protects the site, as edits that take it out, with the test that has to fail then.

export type Protection = {
  /** Of OWASP ASVS 5.0.0. */
  id: string
  what: string
  file: string
  /** Is in the file once. */
  from: string
  to: string
  test: string
  title?: string
}

const unit = (name: string) => `tests/unit/${name}.test.ts`
const integration = (name: string) => `tests/integration/${name}.test.ts`

const html = 'lib/http/html.ts'
const [access, signIn, actions] = ['lib/desk/access.ts', 'lib/desk/sign-in.ts', 'lib/desk/sign-in-actions.ts']
const [links, limits] = ['lib/submissions/signed-link.ts', 'lib/submissions/rate-limit.ts']
const [answers, policy] = ['lib/http/finish-answers.ts', 'lib/http/content-security-policy.ts']
const [photos, upload, workbook] = ['lib/publishing/photos.ts', 'lib/workbook/upload.ts', 'lib/workbook/read.ts']
const [ofAnswers, ofPolicy, ofQueue] = [unit('finish-answers'), unit('content-security-policy'), unit('response-cache')]
const [ofSignIn, ofOffice, ofDesk] = [integration('desk-sign-in'), integration('desk-office'), integration('desk')]

const anyAnswer = 'an answer of any kind'
const cookies = 'the cookies of the desk stay'
const logged = 'each code, sign-in and refusal'
const altered = 'opens nothing for 10,000 tokens'
const once = 'a code that was mailed signs in once'
const ends = 'a session ends by signing out'

// biome-ignore format: one line for each protection
export const protections: Protection[] = [
  { id: 'V1.2.1', what: 'our template escapes values', file: html, from: "escapes[character] ?? ''", to: 'character', test: integration('mail-content'), title: 'markup is shown, not obeyed' },
  { id: 'V1.2.2 V1.3.6 V13.2.4', what: 'pictures come from named hosts over https', file: 'lib/content/usable-picture.ts', from: "url?.protocol === 'https:' && config.imageHosts.includes(url.hostname)", to: 'url !== null', test: unit('usable-picture') },
  { id: 'V1.2.3', what: 'structured data cannot close its script', file: 'lib/seo/structured-data.ts', from: ".replace(unsafe, escapeSign)", to: '', test: unit('structured-data') },
  { id: 'V1.2.4', what: 'signs of LIKE are escaped', file: 'lib/platform/escape-like.ts', from: "text.replace(/[\\\\%_]/g, '\\\\$&')", to: 'text', test: ofDesk, title: 'is not taken for that of another person' },
  { id: 'V1.2.9', what: 'typed signs are escaped in a pattern', file: 'lib/search/translate.ts', from: "text.replace(/[.*+?^${}()|[\\]\\\\]/g, '\\\\$&')", to: 'text', test: unit('search'), title: 'signs of patterns' },
  { id: 'V1.2.10', what: 'a spreadsheet takes no formula (level 3)', file: 'lib/domain/csv.ts', from: "isFormula ? `'${text}` : text", to: 'text', test: unit('lead-texts'), title: 'a spreadsheet takes' },
  { id: 'V1.3.3', what: 'control characters are removed', file: 'lib/forms/schema.ts', from: "typed.replace(control, '')", to: 'typed', test: ofDesk, title: 'stored without control characters' },
  { id: 'V1.4.2', what: 'numbers stay within their column', file: 'lib/domain/ids.ts', from: 'id <= largestId ? id : null', to: 'id', test: unit('addresses'), title: 'is not looked up' },
  { id: 'V2.1.3 V2.3.2', what: 'a request takes 20 additions', file: 'lib/leads/additions.ts', from: '>= mostAdditions', to: '>= 1e9', test: integration('additions'), title: 'is limited for each sender' },
  { id: 'V2.2.1', what: 'texts have a shortest length', file: 'lib/forms/schema.ts', from: 'capped(field.max).refine(isLongEnough(field), tooShort(field))', to: 'capped(field.max)', test: unit('form-schemas') },
  { id: 'V2.2.3', what: 'a telephone number fits its country', file: 'lib/leads/create-lead.ts', from: 'if (context.isForm && phone) checkPhone', to: 'if (false) checkPhone', test: integration('storing-leads'), title: 'is asked about by the form' },
  { id: 'V2.3.1', what: 'only an open offer is accepted', file: 'lib/quotes/answers.ts', from: "    refuseUnless(quote, isOffice(answerer) ? ['open', 'expired', 'declined'] : ['open'])\n", to: '', test: integration('quotes'), title: 'a withdrawn one cannot be accepted' },
  { id: 'V2.3.4', what: 'answers to one offer wait for each other', file: 'lib/quotes/queries.ts', from: ' FOR UPDATE OF leads`', to: '`', test: integration('quotes'), title: 'two at once give one answer' },
  { id: 'V2.4.1', what: 'one address sends a form so often', file: limits, from: 'duration: secondsPerHour })))\n  if (refusal) throw', to: 'duration: secondsPerHour })))\n  if (false) throw', test: integration('rate-limit') },
  { id: 'V3.3.1 V3.3.3', what: 'cookies belong to this host', file: access, from: '`__Host-${name}`', to: 'name', test: ofOffice, title: cookies },
  { id: 'V3.3.1', what: 'cookies go over https only', file: access, from: 'secure: isHttps()', to: 'secure: false', test: ofOffice, title: cookies },
  { id: 'V3.3.2', what: 'cookies do not go with forms of other sites', file: access, from: "sameSite: 'lax' as const", to: "sameSite: 'none' as const", test: ofOffice, title: cookies },
  { id: 'V3.3.4', what: 'scripts cannot read cookies', file: access, from: 'httpOnly: true', to: 'httpOnly: false', test: ofOffice, title: cookies },
  { id: 'V3.4.1', what: 'browsers use https only', file: answers, from: "if (config.siteUrl.startsWith('https:'))", to: 'if (false)', test: ofAnswers, title: 'https' },
  { id: 'V3.4.3', what: 'scripts run by hash only', file: policy, from: "'script-src': [...scripts, \"'self'\"]", to: "'script-src': [\"'unsafe-inline'\", \"'self'\"]", test: ofPolicy },
  { id: 'V3.4.3 V1.3.2', what: 'only known inline scripts get a hash', file: policy, from: 'index === 0 || isDataScript(text)', to: 'true', test: ofPolicy },
  { id: 'V3.4.3', what: 'no page has a base of its own', file: policy, from: "    'base-uri': [\"'none'\"],\n    'form-action': [\"'self'\"],\n    'frame-ancestors': [\"'none'\"],\n  })\n}\n\n/** For a page with one style", to: "    'form-action': [\"'self'\"],\n    'frame-ancestors': [\"'none'\"],\n  })\n}\n\n/** For a page with one style", test: ofPolicy },
  { id: 'V3.4.4', what: 'every answer says nosniff', file: answers, from: ", 'x-content-type-options': 'nosniff' }", to: ' }', test: ofAnswers, title: anyAnswer },
  { id: 'V3.4.6 V3.2.1', what: 'files and refusals are framed by nobody', file: answers, from: '[policy]: filePolicy, ', to: '', test: ofAnswers, title: anyAnswer },
  { id: 'V3.5.1', what: 'forms of other sites are refused', file: 'lib/http/addresses.ts', from: 'return ![host, new URL(siteUrl).host].includes(new URL(origin).host)', to: 'return false', test: unit('addresses') },
  { id: 'V3.5.1 V8.3.1', what: 'an upload of another site is refused', file: 'app/desk/content/upload/route.ts', from: "if (isForeignOrigin(headers.get('origin'), headers.get('host'), config.siteUrl))", to: 'if (false)', test: ofOffice, title: 'is taken from nobody' },
  { id: 'V3.5.1 V8.3.1', what: 'a file of another site goes with no answer', file: 'app/desk/leads/[reference]/reply-files/route.ts', from: "if (isForeignOrigin(headers.get('origin'), headers.get('host'), config.siteUrl)) return refuse(403)\n", to: '', test: integration('desk-reply-files'), title: 'only from who is signed in' },
  { id: 'V3.5.2', what: 'REST takes JSON only', file: 'lib/http/json-route.ts', from: "!/^application\\/json\\b/i.test(headers.get('content-type') ?? '')", to: 'false', test: integration('storing-leads'), title: 'a body that is not a booking' },
  { id: 'V3.5.5', what: 'only the rating frame itself is heard', file: 'components/layout/rating-widget.tsx', from: 'source !== frame.contentWindow || ', to: '', test: 'tests/components/rating-widget.test.tsx' },
  { id: 'V3.7.2', what: 'the sign-in leads to the desk only', file: actions, from: "  return origin === host && /^\\/desk(\\/[\\w-]+)*$/.test(pathname) ? `${pathname}${search}` : '/desk'\n", to: '  return to\n', test: ofOffice, title: 'nowhere but the desk' },
  { id: 'V4.1.3 V15.3.4', what: 'addresses count from trusted proxies only', file: 'lib/http/addresses.ts', from: "forwardedFor?.split(',').at(-proxies)", to: "forwardedFor?.split(',').at(0)", test: unit('client-address') },
  { id: 'V5.2.1', what: 'a file may have 25 MB', file: 'scripts/response-cache/posted-form.ts', from: "if (Number(request.headers['content-length']) > maxUploadBytes)", to: 'if (false)', test: ofQueue, title: 'of what is too large' },
  { id: 'V5.2.2', what: 'a photograph is known by its first bytes', file: photos, from: "if (!kind) return { fault: 'is not a JPEG, PNG or WebP picture' }\n", to: '', test: integration('photos'), title: 'what cannot be published' },
  { id: 'V5.2.2', what: 'what goes with an answer is known by its first bytes', file: 'lib/leads/reply-files.ts', from: "if (!kind) return 'kind'\n", to: "if (!kind) return null\n", test: integration('desk-reply-files'), title: 'is refused with a sentence' },
  { id: 'V5.2.3', what: 'unpacking stops at a limit', file: workbook, from: 'if (size > largestUnpacked) throw farTooLarge()', to: '', test: integration('workbook-check'), title: 'is refused in a sentence' },
  { id: 'V5.2.3', what: 'reading a workbook has a bound on work', file: 'lib/workbook/read-cells.ts', from: 'if (!(steps <= mostSteps)) throw new TooMuchWork()', to: '', test: unit('workbook-cells'), title: 'reading stops' },
  { id: 'V5.3.1 V1.3.4', what: 'only names of photographs are stored', file: upload, from: '!photoNames.test(name)', to: 'false', test: ofOffice, title: 'named' },
  { id: 'V5.3.2', what: 'a file name has no folder', file: upload, from: "path.basename(file.name.replaceAll('\\\\', '/')).trim()", to: 'file.name', test: ofOffice, title: 'named' },
  { id: 'V6.3.1 V6.6.3', what: 'a code has five tries', file: signIn, from: ', tries: { lt: codeTries } }', to: ' }', test: ofSignIn, title: 'after five wrong tries' },
  { id: 'V6.3.2 V7.4.2', what: 'a code goes to the office only', file: signIn, from: "user.email.toLowerCase() === email.trim().toLowerCase()", to: 'user.email !== email', test: ofSignIn },
  { id: 'V6.5.1', what: 'a code works once', file: signIn, from: "    await tx.deskCode.deleteMany({ where: { browser } })\n", to: '', test: ofSignIn, title: once },
  { id: 'V6.5.3 V6.5.4', what: 'a code has six random digits', file: 'lib/desk/codes.ts', from: 'String(randomInt(1_000_000))', to: 'String(randomInt(10_000))', test: ofSignIn, title: 'codes are spread' },
  { id: 'V6.5.5', what: 'a code ends after ten minutes', file: signIn, from: 'const codeMinutes = 10', to: 'const codeMinutes = 60', test: ofSignIn, title: 'a code ends after ten minutes' },
  { id: 'V6.6.2', what: 'a code is good for the browser that asked', file: signIn, from: 'const browser = await hashWithKey(tx, keyName, secret)\n    const since', to: "const browser = (await tx.deskCode.findFirst({ orderBy: { id: 'desc' } }))?.browser ?? ''\n    const since", test: ofSignIn, title: once },
  { id: 'V6.6.3', what: 'a mailbox gets 20 codes an hour', file: signIn, from: '>= codesAnHour', to: '>= 1e9', test: ofSignIn, title: 'nobody can fill' },
  { id: 'V7.2.3 V11.5.1', what: 'sessions have 256 bits', file: signIn, from: 'randomBytes(32)', to: 'randomBytes(8)', test: ofSignIn, title: 'codes are spread' },
  { id: 'V7.2.4 V7.2.2', what: 'signing in ends the session before', file: actions, from: '  if (before) await endSession(before)\n', to: '', test: ofOffice, title: 'signing in again' },
  { id: 'V7.3.1', what: 'a session ends after 30 days without use', file: signIn, from: '  seenAt: { gte: subDays(now, idleDays) },\n', to: '', test: ofSignIn, title: ends },
  { id: 'V7.3.2', what: 'a session ends after a year', file: signIn, from: '  createdAt: { gte: subDays(now, longestDays) },\n', to: '', test: ofSignIn, title: ends },
  { id: 'V7.4.1', what: 'signing out ends the session on the server', file: actions, from: '  if (token) await endSession(token)\n', to: '', test: ofOffice, title: 'signing out ends the session' },
  { id: 'V7.4.2', what: 'whoever left the office is signed out', file: signIn, from: '  if (!(await findDeskUser(tx, found.email))) return null\n', to: '', test: ofSignIn, title: 'who is no longer of the office' },
  { id: 'V7.4.3 V7.4.5', what: 'all others are signed out', file: actions, from: '  if (token) await endOtherSessions(token)\n', to: '', test: ofOffice, title: 'all other browsers' },
  { id: 'V8.2.1', what: 'a page of the desk needs a session', file: access, from: "  if (!session) redirect(`/desk/sign-in?to=${encodeURIComponent(path)}`)\n  return { who: session.name, email: session.email }", to: "  return { who: session?.name ?? '', email: session?.email ?? '' }", test: ofDesk, title: 'the list and the month' },
  { id: 'V8.2.2', what: 'a forwarded mail notes no money', file: 'lib/desk/action.ts', from: 'if (needsSession) refuseWithoutSession(desk)', to: '', test: ofDesk, title: 'cannot pay, under any name' },
  { id: 'V2.3.4', what: 'a payment counts in the currency of the total', file: 'lib/reservations/payments.ts', from: 'expectCurrency(terms, agreed)', to: '', test: integration('reservations'), title: 'a payment counts in the currency' },
  { id: 'V8.2.2', what: 'a link opens its own thing', file: access, from: "link.state !== 'open' || link.kind !== kind || link.id !== id", to: "link.state !== 'open'", test: integration('desk-quotes'), title: 'a link opens no other' },
  { id: 'V8.3.1', what: 'an upload needs a session', file: 'app/desk/content/upload/route.ts', from: 'if (!(await readLinkOrSession()))', to: 'if (false)', test: ofOffice, title: 'is taken from nobody' },
  { id: 'V9.1.1 V11.4.3', what: 'a link is compared with its HMAC', file: links, from: "if (!timingSafeEqual(Buffer.from(data), Buffer.from(expected))) return { state: 'unknown' }", to: '', test: ofDesk, title: altered },
  { id: 'V9.2.1', what: 'a link ends on its day', file: links, from: "end > Date.now() ? 'open' : 'expired'", to: "'open'", test: ofDesk, title: 'that has expired' },
  { id: 'V9.2.2 V9.2.3', what: 'a link of another kind opens no request', file: 'lib/submissions/request-link.ts', from: "link.state === 'open' && link.kind === 'request'", to: "link.state === 'open'", test: integration('additions'), title: 'opens no desk' },
  { id: 'V9.2.4', what: 'an invitation does not unsubscribe', file: 'lib/reviews/invitations.ts', from: "link.kind !== 'unsubscribe'", to: 'false', test: integration('unsubscribe'), title: 'of another kind' },
  { id: 'V11.3.3', what: 'a sealed passport opens for its traveller only', file: 'lib/platform/sealing.ts', from: '${version} ${name} ${context}', to: '${version} ${name}', test: unit('sealing'), title: 'moved to another row' },
  { id: 'V12.3.2', what: 'certificates of mail servers are checked', file: 'lib/mail/deliver.ts', from: '...mailTimeouts })', to: '...mailTimeouts, tls: { rejectUnauthorized: false } })', test: integration('mail-delivery'), title: 'nobody vouches for' },
  { id: 'V14.2.4', what: 'old requests are deleted', file: 'lib/leads/purge.ts', from: '    await tx.lead.deleteMany({ where })\n    for (const', to: '    for (const', test: ofDesk, title: 'deletes what is older' },
  { id: 'V14.2.4', what: 'who travelled is deleted', file: 'lib/leads/purge.ts', from: '  counts.traveller = await db().$executeRaw`DELETE FROM travellers WHERE ${isOldTraveller(now)}`\n', to: '', test: integration('travellers'), title: 'goes 30 days after the trip' },
  { id: 'V14.2.6', what: 'a forwarded link shows no passport', file: 'lib/travellers/travellers-page.ts', from: 'saved: maskField(field, value)', to: 'saved: value', test: integration('travellers'), title: 'shows it back masked' },
  { id: 'V14.2.6', what: 'no hash of a passport is kept', file: 'lib/travellers/who-travels.ts', from: '{ ...by, typedHash: undefined }', to: 'by', test: integration('travellers'), title: 'the history names fields' },
  { id: 'V14.3.1', what: 'signing out forgets drafts', file: 'app/desk/sign-in/page.tsx', from: "isForgotten={status === 'signed-out' || (await isSignedOutByColleague())}", to: 'isForgotten={false}', test: 'tests/components/desk-sign-out.test.tsx' },
  { id: 'V15.3.2', what: 'alarms follow no redirect', file: 'lib/jobs/watch-health.ts', from: "    redirect: 'manual' as const,\n", to: '', test: integration('health'), title: 'follows no redirect' },
  { id: 'V15.3.3', what: 'unknown fields are dropped', file: 'lib/forms/schema.ts', from: 'z.object(Object.fromEntries(shape)', to: 'z.looseObject(Object.fromEntries(shape)', test: integration('storing-leads'), title: 'what a robot adds' },
  { id: 'V16.2.5', what: 'keys of links are not logged', file: 'lib/platform/private-paths.ts', from: "token.test(word) ? '...' : word", to: 'word', test: unit('addresses'), title: 'is not logged' },
  { id: 'V16.3.1', what: 'sign-ins are logged', file: signIn, from: "  log().info({ email: session.email, device }, 'A colleague signed in at the desk.')\n", to: '', test: ofOffice, title: logged },
  { id: 'V16.3.3', what: 'wrong codes are logged', file: signIn, from: "    log().warn({ device }, 'A wrong or old code for the desk was refused.')\n", to: '', test: ofOffice, title: logged },
  { id: 'V16.4.1', what: 'the log has no words of errors', file: 'lib/platform/log.ts', from: "reason: driverWords.exec(String(message ?? ''))?.[0]", to: 'reason: message', test: unit('database-away'), title: 'what the log may say' },
  { id: 'V16.5.1 V13.4.2', what: 'a failure says nothing of itself', file: answers, from: 'instead: failedPage(config, digest ?? id)', to: "instead: 'Error at file.ts: ' + failedPage(config, digest ?? id)", test: ofQueue, title: 'a failure tells' },
]
