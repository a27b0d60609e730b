import { Phone } from 'lucide-react'
import { getImageProps } from 'next/image'
import { ContactLink } from '@/components/sections/contact-link'
import { WhatsAppMark } from '@/components/ui/brand-marks'
import { textLinkStyles } from '@/components/ui/text-link'
import { getPlanner, getReplyTime } from '@/lib/company/queries'
import { closes, officeHours, offset, opens } from '@/lib/content/contact'
import { telHref, whatsappHref } from '@/lib/content/contact-links'
import { pictures } from '@/lib/content/pictures'
import { contactsFor } from '@/lib/content/queries'
import { usablePicture } from '@/lib/content/usable-picture'
import { cn } from '@/lib/design/cn'
import { placeholderImage } from '@/lib/design/placeholder-image'
import { OfficeHours } from './office-hours'

type Props = {
  itineraryId?: number
  isBesidePhone?: boolean
  className?: string
}

export async function Planner({ itineraryId, isBesidePhone, className }: Props) {
  const [planner, replyTime, { phone, whatsapp }] = await Promise.all([
    getPlanner(itineraryId),
    getReplyTime(),
    contactsFor(),
  ])
  if (!planner) return null
  const { name, role, imageUrl, specialty } = planner
  const [first] = name.split(' ')
  const alt = pictures[imageUrl]?.alt ?? `Portrait of ${name}`
  const src = usablePicture(imageUrl) ?? placeholderImage
  const { props: portrait } = getImageProps({ src, alt, width: 72, height: 72, quality: 60 })
  return (
    <section className={cn('print:hidden', className)}>
      <h2 className="mb-3.5 font-head text-card">{itineraryId ? 'Who plans this trip' : 'Who plans your trip'}</h2>
      <div className="grid grid-cols-[4.5rem_1fr] gap-4">
        {/* biome-ignore lint/performance/noImgElement: with the attributes of Next.js's own, for two sizes only */}
        <img {...portrait} alt={portrait.alt} className="size-18 rounded-full bg-straw object-cover" />
        <div>
          <p className="font-bold">{name}</p>
          <p className="text-ink-soft text-small">{[role, specialty].filter(Boolean).join('. ')}</p>
          <p className="mt-1.5 font-serif">
            {first} reads your message and answers {replyTime}.
          </p>
        </div>
      </div>
      <p className="mt-3 flex flex-wrap gap-x-6">
        <ContactLink href={whatsappHref(whatsapp)} className={textLinkStyles()}>
          <WhatsAppMark />
          WhatsApp
        </ContactLink>
        {!isBesidePhone && (
          <ContactLink href={telHref(phone)} className={textLinkStyles()}>
            <Phone className="size-5 shrink-0" strokeWidth={1.9} />
            {phone}
          </ContactLink>
        )}
      </p>
      <p className="text-ink-soft text-small">
        Monday to Saturday, {officeHours} in Nanyuki
        <OfficeHours hours={[opens - offset, closes - offset]} ours={officeHours} />.
      </p>
    </section>
  )
}
