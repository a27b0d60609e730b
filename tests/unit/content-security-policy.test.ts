// @vitest-environment node
import { createHash } from 'node:crypto'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { expect, test } from 'vitest'
import { parseConfig } from '@/lib/config/schema'
import { policyOf } from '@/scripts/front/content-security-policy'
import { loaderOf } from '@/scripts/front/deferred-scripts'
import { deferScripts, isFromNext } from '@/scripts/front/next-output'

const start = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>'
const page = (body: string) => `<!DOCTYPE html><html><body>${body}</body></html>`
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test.each([
  'alert(1)',
  'self.__next_f.push([1,"a"]);alert(1)',
  'self.__next_f.push([1,"a"+alert(1)])',
  'self.__next_f.push([1,"a"],alert(1),["b"])',
  '(self.__next_f=self.__next_f||[]).push([0]);alert(1)',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[alert(1)]});',
])('a script with code is not one of Next.js, and gets no hash: %s', (text) => {
  expect(isFromNext(text)).toBe(false)
  expect(policyOf(page(`<script>${text}</script>`), parseConfig({}))).not.toContain(hashOf(text))
})

test('the script that starts a page has an id where a form came back; with any other attribute it is not ours', () => {
  const text = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[]});'
  const policy = (attributes: string) => policyOf(page(`<script${attributes}>${text}</script>`), parseConfig({}))
  expect(policy(' id="_R_"')).toContain(hashOf(text))
  expect(policy(' id="_R_" onerror="alert(1)"')).not.toContain(hashOf(text))
})

test('the policy names the hash of each script of Next.js, of ours, and of each file in the page', () => {
  const files = [
    '<script src="/_next/static/a.js" async=""></script>',
    '<script src="/b.js" integrity="sha256-BBBB"></script>',
  ]
  const { html, scripts } = deferScripts(
    page(start + files.join('')),
    { '/_next/static/a.js': 'sha256-AAAA' },
    loaderOf,
  )
  expect(scripts).toHaveLength(1)
  expect(scripts[0]).toContain('["/_next/static/a.js","sha256-AAAA",""]')
  const policy = policyOf(html, parseConfig({}), scripts)
  expect(policy).toContain(hashOf('(self.__next_f=self.__next_f||[]).push([0])'))
  expect(policy).toContain(hashOf(scripts[0] ?? ''))
  expect(policy).toContain("'sha256-BBBB'")
})

test('a CSP evaluator has nothing to say against it, with every other site configured too', () => {
  const config = parseConfig({ IMAGE_HOSTS: 'img.example.com', REVIEW_WIDGET_SRC: 'https://widget.example.com/w.js' })
  const policy = policyOf(page(start), config)
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate()
  expect(findings.filter(({ severity }) => severity < Severity.INFO)).toEqual([])
  expect(policy).not.toMatch(/script-src[^;]*unsafe|\*/)
  expect(policy).toMatch(/img-src[^;]* https:\/\/img\.example\.com/)
  expect(policy).toMatch(/connect-src[^;]* https:\/\/widget\.example\.com/)
})
