import { keptText } from '@/components/ui/saved-text'

// Apart from what reads it, which few visitors need.
export const receiptsText = keptText('receipts')
