import { colors, zIndex } from '../../lib/design/tokens'
import { type Copy, makeCopy } from './copy'

// A style of its own, since a class would be in the style sheet of every visitor. At the edge, below menus and dialogs.
const style = `position:fixed;top:40vh;right:0;z-index:${zIndex.header};padding:.75rem 1rem;background:${colors.night.DEFAULT};color:${colors.paper};font:600 1rem/1.25rem system-ui,sans-serif`

// Where it leads says the referrer, since scripts may have changed the page. React leaves alone what it has not drawn.
const link = `<aside aria-label="For the office" class="print:hidden"><a href="/desk/edit" style="${style}">Edit this page</a></aside>`

/** Of Next.js. Plain pages and frames have stricter policies. */
export const isPage = ({ status, headers }: Pick<Copy, 'status' | 'headers'>) =>
  status === 200 && String(headers['content-security-policy']).startsWith("default-src 'self'")

/** The page for a colleague. */
export async function withEditLink({ status, headers, bodyIn }: Copy) {
  const html = String(await bodyIn('identity'))
  const end = html.lastIndexOf('</body>')
  const body = Buffer.from(end < 0 ? html : html.slice(0, end) + link + html.slice(end))
  const own = { 'cache-control': 'private, no-store', 'cdn-cache-control': 'no-store' }
  return makeCopy({ status, headers: { ...headers, ...own }, body, isBetterLater: false })
}
