import { savedText } from '@/components/ui/saved-text'

/** Kept on the device as an address says it: 'adults=2&from=2027-08'. */
export const travellersText = savedText('travellers')
