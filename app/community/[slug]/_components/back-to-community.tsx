import { ArrowLeft } from 'lucide-react'
import { TextLink } from '@/components/ui/text-link'

export function BackToCommunity() {
  return (
    <TextLink href="/community">
      <ArrowLeft aria-hidden="true" className="size-5" />
      Back to Community
    </TextLink>
  )
}
