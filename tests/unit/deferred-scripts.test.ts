// @vitest-environment node
import { expect, test } from 'vitest'
import { deferScripts } from '@/scripts/front/deferred-scripts'

const file = (name: string, more = '') =>
  `<script src="/_next/static/chunks/${name}.js" async="" integrity="sha256-${name}"${more}></script>`
const page = (head: string, body: string) => `<html><head>${head}</head><body>${body}</body></html>`

test('one script stands for all files of the build, with their hashes and names; nothing is fetched ahead', () => {
  const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>'
  const { html, script } = deferScripts(page(preload + file('a') + file('b'), `<p>Kenya</p>${file('c', ' id="_R_"')}`))
  expect(html).toBe(page(`<script>${script}</script>`, '<p>Kenya</p>'))
  const files = [
    ['/_next/static/chunks/a.js', 'sha256-a', ''],
    ['/_next/static/chunks/b.js', 'sha256-b', ''],
    ['/_next/static/chunks/c.js', 'sha256-c', '_R_'],
  ]
  expect(script).toContain(`{const files=${JSON.stringify(files)};`)
})

test('it stands before the style sheets, for which it would wait', () => {
  const styles = '<link rel="stylesheet" href="/_next/static/a.css"/>'
  const { html, script } = deferScripts(page(`<title>Kenya</title>${styles}${file('a')}`, ''))
  expect(html).toBe(page(`<title>Kenya</title><script>${script}</script>${styles}`, ''))
})

test('it is a script that a browser can read', () => {
  const { script = '' } = deferScripts(page(file('a'), ''))
  expect(() => new Function(script)).not.toThrow()
  expect(script).not.toContain('</script')
})

test.each([
  '<script src="https://widget.example.com/w.js" async=""></script>',
  '<script src="/_next/static/chunks/old.js" noModule=""></script>',
  '<script>self.__next_f.push([1,"a"])</script>',
])('another script stays as it is: %s', (other) => {
  expect(deferScripts(page(other, '')).html).toBe(page(other, ''))
})
