// Who gives a paper: the operator, by the sheets Claims and Words.
import 'server-only'
import { claims } from '../content/claims'
import { readContacts, readExamplesLeft } from '../content/contacts'
import { config } from '../platform/config'
import type { Db } from '../platform/db'
import type { Paper } from './paper'
import { readTax, type Tax } from './tax'

const ids = {
  name: 'company-name',
  pin: 'company-pin',
  tax: 'company-tax',
  account: 'company-account',
  controlUnit: 'company-control-unit',
}

export type Company = {
  from: Paper['from']
  foot: string
  /** 'Sample' while one of these facts is not the company's own. */
  mark: string
  account: string
  tax: Tax | null
  /** Invoices need the number of a control unit (eTIMS). */
  hasControlUnit: boolean
}

export async function readCompany(tx: Db): Promise<Company> {
  const wanted = Object.values(ids)
  const rows = await tx.claim.findMany({ where: { id: { in: wanted } } })
  const known = new Map([...claims.filter(({ id }) => wanted.includes(id)), ...rows].map((claim) => [claim.id, claim]))
  const text = (id: string) => known.get(id)?.text ?? ''
  const contacts = await readContacts(tx)
  const isSample =
    [...known.values()].some(({ status }) => status === 'sample') || (await readExamplesLeft(tx)).length > 0
  const pin = text(ids.pin)
  return {
    from: {
      name: text(ids.name),
      lines: [
        contacts.postalAddress,
        pin && `PIN ${pin}`,
        [contacts.phone, contacts.emails.reservations].join(', '),
      ].filter(Boolean),
    },
    foot: [config.brand, contacts.phone, new URL(config.siteUrl).host].filter(Boolean).join(', '),
    mark: isSample ? 'Sample' : '',
    account: text(ids.account),
    tax: readTax(text(ids.tax)),
    hasControlUnit: /^yes\b/i.test(text(ids.controlUnit)),
  }
}
