// Run after the first start of a build: resizes every picture, small ones first, for phones.
import { readdir, readFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parseConfig } from '../lib/platform/config-schema'
import { buildFolder } from './lib/paths'
import { markPicturesMade } from './lib/resized-pictures'
import { ask } from './response-cache/ask'
import { openNext } from './response-cache/next-server'

os.setPriority(os.constants.priority.PRIORITY_LOW)
const { answer } = await openNext(0)
const config = parseConfig(process.env)
const folder = path.join(buildFolder(), 'server/app')
const pages = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.html'))
const html = (await Promise.all(pages.map((name) => readFile(path.join(folder, name), 'utf8')))).join('')
const found = [...html.matchAll(/\/_next\/image\?[^\s,"\\]+/g)].map(([address]) => address.replaceAll('&amp;', '&'))
const query = (address: string) => new URLSearchParams(address.slice(address.indexOf('?')))
// Photographs of the workbook are in the database, which this process does not use.
const isFile = (address: string) => !query(address).get('url')?.startsWith('/photos/')
const addresses = [...new Set(found)].filter(isFile)
const widthOf = (address: string) => Number(query(address).get('w'))
for (const address of addresses.sort((one, other) => widthOf(one) - widthOf(other)))
  await ask(answer, config, address, { accept: 'image/avif' })
await markPicturesMade()
process.exit()
