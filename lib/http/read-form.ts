import 'server-only'
import { config } from '../platform/config'
import { BadRequestError } from '../platform/errors'
import { isForeignOrigin } from './addresses'
import { readText } from './read-body'

/** Same origin only. Pages with no-referrer send Origin: null, so Sec-Fetch-Site counts. */
export async function readForm(request: Request) {
  const { headers } = request
  const origin = headers.get('origin')
  const site = headers.get('sec-fetch-site')
  const isOurs =
    origin === 'null' ? site === 'same-origin' : !isForeignOrigin(origin, headers.get('host'), config.siteUrl)
  if (!isOurs || (site && site !== 'same-origin'))
    throw new BadRequestError('This form can be sent from its own page only.')
  const text = await readText(request)
  if (text === null) throw new BadRequestError('This is more than we can take at once (32 KB). Please shorten it.')
  return Object.fromEntries(new URLSearchParams(text))
}
