import 'server-only'
import { formatLongDate } from '../content/format'
import type { Received } from './thread'

export type Quotation = { intro: string; lines: string[] }

const mostLines = 100

/** What they wrote, to stand below an answer: 'On November 30, 2026, Zoë Müller wrote:'. Without links to the desk. */
export function quoteMail({
  text,
  sentAt,
  fromName,
  fromAddress,
}: Pick<Received, 'text' | 'sentAt' | 'fromName' | 'fromAddress'>): Quotation {
  const written = withoutDeskLinks(text.trim().split(/\r\n?|\n/))
  const lines = written.length > mostLines ? [...written.slice(0, mostLines), '…'] : written
  return { intro: `On ${formatLongDate(sentAt)}, ${fromName.trim() || fromAddress} wrote:`, lines }
}

// Some programs lead through an address of their own, which has it encoded, or break it into lines.
const linkToDesk = /\/desk\/|\b(?:lead|review|workbook|list|month)~/i
const decode = (text: string) => text.replace(/%(?:25)*2f/gi, '/').replace(/%(?:25)*7e/gi, '~')
const hasDeskLink = (text: string) => linkToDesk.test(decode(text))

/** A signed link ends with 43 characters, or goes on in the next line. */
function isCutOff(line: string) {
  const last = decode(/\S*$/.exec(line.trim())?.[0] ?? '')
  return /\/desk\/link\/|~/.test(last) && hasDeskLink(last) && !/~[\w-]{43}\W*$/.test(last)
}

const isBroken = (line: string, next: string) =>
  !hasDeskLink(line) && !hasDeskLink(next) && hasDeskLink(line.trim() + next.trim())

function withoutDeskLinks(lines: string[]) {
  return lines.filter((line, index) => {
    const [before = '', after = ''] = [lines[index - 1], lines[index + 1]]
    return !hasDeskLink(line) && !isCutOff(before) && !isBroken(before, line) && !isBroken(line, after)
  })
}
