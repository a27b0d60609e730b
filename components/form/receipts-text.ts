import { savedText } from '@/components/ui/saved-text'

// Separate from its rarely needed readers.
export const receiptsText = savedText('receipts')
