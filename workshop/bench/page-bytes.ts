// What a page makes a browser load at first, compressed, read from its HTML.
import { get as request } from 'node:http'
import { gzipSync } from 'node:zlib'

export type PageBytes = { html: number; js: number; css: number }

/** Fails when the page or a file it loads does not answer 200. Scripts and styles count with gzip. */
export async function pageBytes(site: string, path: string): Promise<PageBytes> {
  const page = new URL(path, site)
  const html = (await get(page, 'identity')).toString()
  const zipped = (addresses: string[]) => Promise.all(addresses.map((address) => zippedSize(new URL(address, site))))
  // Current browsers skip scripts marked noModule.
  const scripts = tags(html, 'script').filter((tag) => !/ nomodule/i.test(tag))
  const styles = tags(html, 'link').filter((tag) => tag.includes('rel="stylesheet"'))
  return {
    html: (await get(page, 'br, gzip')).length,
    js: sum(await zipped(scripts.flatMap((tag) => attribute(tag, 'src')))),
    css: sum(await zipped(styles.flatMap((tag) => attribute(tag, 'href')))),
  }
}

const sizes = new Map<string, Promise<number>>()

/** Pages share most files: each is fetched and compressed once. */
function zippedSize(url: URL) {
  const size = sizes.get(url.href) ?? get(url, 'identity').then((body) => gzipSync(body).length)
  sizes.set(url.href, size)
  return size
}

/** Without fetch, which would unpack the body. */
export function get(url: URL, encoding: string, accept = '*/*') {
  return new Promise<Buffer>((resolve, reject) => {
    const handle = request(url, { headers: { 'Accept-Encoding': encoding, Accept: accept } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        if (response.statusCode === 200) resolve(Buffer.concat(chunks))
        else reject(new Error(`${url} answers ${response.statusCode}`))
      })
    })
    handle.on('error', reject)
  })
}

const tags = (html: string, name: string) => html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? []

function attribute(tag: string, name: string) {
  const value = tag.match(new RegExp(` ${name}="([^"]*)"`))?.[1]
  return value ? [value.replaceAll('&amp;', '&')] : []
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
