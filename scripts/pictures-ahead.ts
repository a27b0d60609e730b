// Run by `npm start` after the first start of a build: makes every resized picture, small ones first, for phones.
import os from 'node:os'
import next from 'next'
import { builtPages, pictureAddresses } from './front/next-output'
import { rendererAt, serveRenderer } from './front/renderer'
import { noteAllPicturesMade } from './lib/kept-pictures'
import { buildFolder, root } from './lib/paths'

os.setPriority(os.constants.priority.PRIORITY_LOW)
const app = next({ dev: false, dir: root, port: 0, hostname: 'localhost' })
await app.prepare()
const handle = app.getRequestHandler()
const { ask } = rendererAt((await serveRenderer((request, response) => handle(request, response))).socketPath)
const pages = await builtPages(buildFolder())
const asked = (address: string) => new URLSearchParams(address.slice(address.indexOf('?')))
// Photographs from the workbook are in the database, which this process does not use.
const isFile = (address: string) => !asked(address).get('url')?.startsWith('/photos/')
const addresses = [...new Set(pages.flatMap(pictureAddresses))].filter(isFile)
const widthOf = (address: string) => Number(asked(address).get('w'))
for (const address of addresses.sort((one, other) => widthOf(one) - widthOf(other)))
  await ask({ method: 'GET', headers: { accept: 'image/avif' } }, address)
await noteAllPicturesMade()
process.exit()
