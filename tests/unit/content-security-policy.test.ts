// @vitest-environment node
import { createHash } from 'node:crypto'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { expect, test } from 'vitest'
import { pagePolicy, scriptHashes } from '@/lib/http/content-security-policy'
import { ratingFrame } from '@/lib/http/rating-frame'
import { parseConfig } from '@/lib/platform/config-schema'
import { joinDataScripts } from '@/lib/platform/next-internals'

const ours = '(function keepTaps(){})()'
const page = (...scripts: string[]) =>
  `<html><head><script>${ours}</script></head><body>${scripts.map((text) => `<script>${text}</script>`).join('')}</body></html>`
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test.each([
  'alert(1)',
  'self.__next_f.push([1,"a"]);alert(1)',
  'self.__next_f.push([1,"a"+alert(1)])',
  'self.__next_f.push([1,"a"],alert(1),["b"])',
  '(self.__next_f=self.__next_f||[]).push([0]);alert(1)',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[alert(1)]});',
])('a script with code is not one of Next.js, and gets no hash: %s', (text) => {
  expect(scriptHashes(page(text))).toEqual([hashOf(ours)])
})

test('what Next.js writes for React gets a hash, each once, with its nonce after a form was sent too', () => {
  const texts = [
    '(self.__next_f=self.__next_f||[]).push([0])',
    'self.__next_f.push([1,"a \\"word\\"\\n"])',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[]});',
  ]
  const later = 'self.__next_f.push([1,"a"])'
  const html = `${page(...texts, ...texts)}<script nonce="A-b_9">${later}</script>`
  expect(scriptHashes(html)).toEqual([ours, ...texts, later].map(hashOf))
})

test('the data of a page comes as one script, and says the same', () => {
  const pieces = ['1:"a \\"word\\""\n2:', '["<p>\u2028"]\n', '"])</script>']
  const call = (piece: string) => `self.__next_f.push(${JSON.stringify([1, piece]).replaceAll('<', '\\u003c')})`
  const joined = joinDataScripts(page('(self.__next_f=self.__next_f||[]).push([0])', ...pieces.map(call)))
  const self = { __next_f: [] as [number, string?][] }
  const scripts = [...joined.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text).slice(1)
  for (const text of scripts) new Function('self', text)(self)
  expect(self.__next_f).toEqual([[0], [1, pieces.join('')]])
  expect(scriptHashes(joined)).toEqual([ours, ...scripts].map(hashOf))
})

test('a script with attributes, or one that only looks like data in a page, gets none', () => {
  const data =
    '<script type="application/ld+json">{}</script><script onerror="alert(1)">self.__next_f.push([1,"a"])</script>'
  expect(scriptHashes(page() + data)).toEqual([hashOf(ours)])
})

test('a CSP evaluator has nothing to say against it, with every other site configured too', () => {
  const config = parseConfig({ IMAGE_HOSTS: 'img.example.com' })
  const policy = pagePolicy(scriptHashes(page()), config)
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate()
  // Files of our own are no danger: no answer of ours is a script that somebody else has written.
  expect(findings.filter(({ severity }) => severity < Severity.STRICT_CSP)).toEqual([])
  expect(policy).not.toMatch(/script-src[^;]*unsafe|\*/)
  expect(policy).toMatch(/img-src[^;]* https:\/\/img\.example\.com/)
})

test('the rating widget loosens no page, and its frame runs only it, apart from our site', async () => {
  const config = parseConfig({ REVIEW_WIDGET_SRC: 'https://widget.example.com/w.js', REVIEW_WIDGET_ID: 'TA_1' })
  expect(pagePolicy([], config)).toBe(pagePolicy([], parseConfig({})))
  const { policy, page } = ratingFrame({ src: 'https://widget.example.com/w.js?a=1&b=2', id: 'TA_1' })
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate()
  expect(findings.filter(({ severity }) => severity < Severity.STRICT_CSP)).toEqual([])
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).toMatch(/sandbox allow-scripts(?!.*allow-same-origin)/)
  expect(page).toContain(
    '<div id="TA_1"><script src="https://widget.example.com/w.js?a=1&amp;b=2" async></script></div>',
  )
  const [, own = ''] = /<script>(.*?)<\/script>/s.exec(page) ?? []
  expect(policy).toContain(hashOf(own))
})

test('a page takes no base and no plug-in, is framed by nobody and sends its forms to us only', () => {
  const policy = pagePolicy(["'nonce-a'"], parseConfig({})).split('; ')
  expect(policy).toEqual(
    expect.arrayContaining(["base-uri 'none'", "object-src 'none'", "frame-ancestors 'none'", "form-action 'self'"]),
  )
})

test('a script that counts visits loosens only pages whose address anybody may know, by its two hosts', () => {
  const config = parseConfig({
    ANALYTICS_SCRIPT: 'https://gc.zgo.example/count.js',
    ANALYTICS_SITE: 'https://tembo.goatcounter.example/count',
  })
  const policy = pagePolicy(["'nonce-a'"], config)
  expect(policy.replace(' https://gc.zgo.example', '').replace(' https://tembo.goatcounter.example', '')).toBe(
    pagePolicy(["'nonce-a'"], parseConfig({})),
  )
  expect(policy).toMatch(/script-src 'nonce-a' 'self' https:\/\/gc\.zgo\.example;/)
  expect(policy).toMatch(/connect-src 'self' https:\/\/tembo\.goatcounter\.example;/)
  expect(pagePolicy(["'nonce-a'"], config, { isPrivate: true })).toBe(pagePolicy(["'nonce-a'"], parseConfig({})))
})
