'use server'
import { issueCredit, issueInvoice, issueReceipt, issueRequest, noteControlNumber } from '../papers/issue'
import { slugOfPaper } from '../papers/read'
import { sendPaper } from '../papers/send'
import { issueVoucher } from '../papers/vouchers'
import { leadAction, leadHref } from './action'
import {
  controlForm,
  creditForm,
  invoiceForm,
  receiptForm,
  requestForm,
  sendPaperForm,
  voucherForm,
} from './paper-forms'

/** Where what was issued can be read, and sent. */
const toPaper = async (reference: string, id: number) => `/desk/leads/${reference}/papers/${await slugOfPaper(id)}`

export const issueLeadInvoice = leadAction(invoiceForm, async (invoice, { reference, by }) =>
  toPaper(reference, await issueInvoice(reference, invoice, by)),
)

export const askLeadPayment = leadAction(requestForm, async (request, { reference, by }) =>
  toPaper(reference, await issueRequest(reference, request, by)),
)

export const creditLeadInvoice = leadAction(creditForm, async (credit, { reference, by }) =>
  toPaper(reference, await issueCredit(reference, credit, by)),
)

export const noteLeadControl = leadAction(controlForm, async ({ paper, ...control }, { reference, by }) => {
  await noteControlNumber(reference, paper, control, by)
  return toPaper(reference, paper)
})

export const issueLeadReceipt = leadAction(receiptForm, async ({ payment }, { reference, by }) =>
  toPaper(reference, await issueReceipt(reference, payment, by)),
)

export const issueLeadVoucher = leadAction(voucherForm, async ({ supplier }, { reference, by }) =>
  toPaper(reference, await issueVoucher(reference, supplier, by)),
)

export const sendLeadPaper = leadAction(sendPaperForm, async ({ paper, ...mail }, { reference, by, desk }) => {
  await sendPaper(reference, paper, mail, by)
  return `${leadHref(reference, desk)}?status=posted#papers`
})
