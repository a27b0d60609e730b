// @vitest-environment node
import { expect, test } from 'vitest'
import { loaderOf } from '@/scripts/front/deferred-scripts'
import { deferScripts as deferScriptsOf } from '@/scripts/front/next-output'

const deferScripts = (html: string) => deferScriptsOf(html, {}, loaderOf)

const file = (name: string, more = '') =>
  `<script src="/_next/static/chunks/${name}.js" async="" integrity="sha256-${name}"${more}></script>`
const page = (head: string, body: string) => `<html><head>${head}</head><body>${body}</body></html>`

test('one script stands for all files of the build, with their hashes and names; nothing is fetched ahead', () => {
  const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>'
  const { html, scripts } = deferScripts(page(preload + file('a') + file('b'), `<p>Kenya</p>${file('c', ' id="_R_"')}`))
  expect(html).toBe(page(`<script>${scripts[0]}</script>`, '<p>Kenya</p>'))
  const files = [
    ['/_next/static/chunks/a.js', 'sha256-a', ''],
    ['/_next/static/chunks/b.js', 'sha256-b', ''],
    ['/_next/static/chunks/c.js', 'sha256-c', '_R_'],
  ]
  expect(scripts[0]).toContain(`{const files=${JSON.stringify(files)};`)
})

test('it stands before the style sheets, for which it would wait', () => {
  const styles = '<link rel="stylesheet" href="/_next/static/a.css"/>'
  const { html, scripts } = deferScripts(page(`<title>Kenya</title>${styles}${file('a')}`, ''))
  expect(html).toBe(page(`<title>Kenya</title><script>${scripts[0]}</script>${styles}`, ''))
})

test('it is a script that a browser can read', () => {
  const [script = ''] = deferScripts(page(file('a'), '')).scripts
  expect(() => new Function(script)).not.toThrow()
  expect(script).not.toContain('</script')
})

test.each([
  '<script src="https://widget.example.com/w.js" async=""></script>',
  '<script src="/_next/static/chunks/old.js" noModule=""></script>',
  '<script>alert(1)</script>',
  '<link rel="preload" as="font" href="/_next/static/media/a.woff2"/>',
])('another script stays as it is: %s', (other) => {
  expect(deferScripts(page(other, '')).html).toBe(page(other, ''))
})
