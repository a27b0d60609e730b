import { savedText } from '@/components/ui/saved-text'

export const travellersText = savedText('travellers')
