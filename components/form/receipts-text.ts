import { savedText } from '@/components/ui/saved-text'

// Apart from what reads it, which few visitors need.
export const receiptsText = savedText('receipts')
