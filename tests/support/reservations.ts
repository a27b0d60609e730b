import { toUnits } from '@/lib/domain/currency'
import type { AgreedTerms } from '@/lib/reservations/queries'

export const agreed = (terms: Partial<AgreedTerms> = {}): AgreedTerms => ({
  dateFrom: '2029-07-10',
  dateTo: '2029-07-12',
  rooms: '',
  currency: 'USD',
  total: 214_000,
  depositAmount: 64_200,
  depositDay: '2029-02-01',
  further: [],
  balanceDay: '2029-05-26',
  party: null,
  note: '',
  ...terms,
})

/** As the form of the desk has them. */
export const agreedFields = {
  from: agreed().dateFrom,
  to: agreed().dateTo,
  currency: 'USD',
  total: toUnits(agreed().total, 'USD'),
  deposit: toUnits(agreed().depositAmount, 'USD'),
  depositDay: '2029-02-01',
  balanceDay: '2029-05-26',
}
