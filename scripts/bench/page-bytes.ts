// What a page makes a browser load at first, compressed: read off its HTML, exact to the byte.
import { get as request } from 'node:http'
import { gzipSync } from 'node:zlib'

/** `html` as the site sends it to a browser; scripts and styles with gzip, whoever serves them. */
export type PageBytes = { html: number; js: number; css: number }

/** Fetches the page at this path of a site and what its HTML loads. Fails when something does not answer 200. */
export async function pageBytes(site: string, path: string): Promise<PageBytes> {
  const page = new URL(path, site)
  const html = (await get(page, 'identity')).toString()
  const zipped = (addresses: string[]) => Promise.all(addresses.map((address) => zippedSize(new URL(address, site))))
  // Browsers of the last seven years skip what is marked noModule.
  const scripts = tags(html, 'script').filter((tag) => !/ nomodule/i.test(tag))
  // The site's own are named in the script that fetches them after the first paint (scripts/front/deferred-scripts.ts).
  const deferred = [...html.matchAll(/\["(\/_next\/static\/[^"]+\.js)","sha256-/g)].map(([, address = '']) => address)
  const styles = tags(html, 'link').filter((tag) => tag.includes('rel="stylesheet"'))
  return {
    html: (await get(page, 'br, gzip')).length,
    js: sum(await zipped([...scripts.flatMap((tag) => attribute(tag, 'src')), ...deferred])),
    css: sum(await zipped(styles.flatMap((tag) => attribute(tag, 'href')))),
  }
}

const sizes = new Map<string, Promise<number>>()

/** Pages share most of their files: each is fetched and compressed once. */
function zippedSize(url: URL) {
  const size = sizes.get(url.href) ?? get(url, 'identity').then((body) => gzipSync(body).length)
  sizes.set(url.href, size)
  return size
}

/** The body as it comes over the wire, which fetch would unpack. */
export function get(url: URL, encoding: string) {
  return new Promise<Buffer>((resolve, reject) => {
    const handle = request(url, { headers: { 'Accept-Encoding': encoding } }, (response) => {
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
