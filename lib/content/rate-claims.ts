// Exchange rates for budgets that visitors type, in US dollars for one unit (lib/search/currencies.ts). The operator keeps
// them up to date on the sheet Claims.
import type { Claim } from './claim'

const rate = (code: string, text: string): Claim => ({
  id: `rate-${code.toLowerCase()}`,
  text,
  meaning: `1 ${code} is US$${text}; a search such as “under 2,500 ${code}” is converted with it`,
  proof: 'A round mid-market rate from memory; replace it with the rate of your bank',
  status: 'to confirm',
  owner: 'Mercy Kendi',
  checkedOn: '2026-11-22',
  nextCheck: '2027-01-31',
})

export const rateClaims = [
  rate('EUR', '1.16'),
  rate('GBP', '1.32'),
  rate('KES', '0.0077'),
  rate('CHF', '1.24'),
  rate('AUD', '0.65'),
  rate('CAD', '0.71'),
  rate('INR', '0.0112'),
  rate('AED', '0.2723'),
  rate('ZAR', '0.058'),
]
