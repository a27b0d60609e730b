import { Check } from 'lucide-react'

import { Badge } from '@/components/ui/badge'
import { LinkButton } from '@/components/ui/button'
import { SafariImage } from '@/components/ui/safari-image'
import type { FleetVehicle } from '@/lib/company/queries'
import { fleetPage } from '@/lib/content/fleet'
import { pictures } from '@/lib/content/pictures'
import { usablePicture } from '@/lib/content/usable-picture'

const check = <Check strokeWidth={3} className="mt-0.5 size-4.5 text-ember" />

type Props = { vehicle: FleetVehicle; isFirstView?: boolean }

export function VehicleSheet({ vehicle, isFirstView }: Props) {
  const { name, description, capacity, features, imageUrl, type, available } = vehicle
  const { prefix, count, rest } = splitCapacity(capacity)
  return (
    <li className="group grid items-center gap-x-column gap-y-6 md:grid-cols-12 print:break-inside-avoid">
      <div className="relative aspect-[16/10] overflow-hidden rounded-print bg-straw md:col-span-6 md:group-even:order-last lg:col-span-7">
        <SafariImage
          src={usablePicture(imageUrl)}
          alt={pictures[imageUrl]?.alt ?? name}
          sizes="(min-width: 1024px) 47rem, (min-width: 768px) 48vw, 92vw"
          isFirstView={isFirstView}
        />
      </div>
      <div className="md:col-span-6 lg:col-span-5 lg:group-odd:pl-6 lg:group-even:pr-6">
        <p className="flex flex-wrap gap-2">
          <Badge tone="outline">{type}</Badge>
          {!available && <Badge tone="night">Not available</Badge>}
        </p>
        <h2 className="mt-3.5 font-head text-head">{name}</h2>
        <p className="mt-3 flex items-end gap-x-3 text-small font-semibold leading-tight">
          {prefix && <span className="pb-1.5">{prefix}</span>}
          {count && <span className="font-display text-figure text-ember">{count}</span>}
          <span className="pb-1.5">{rest}</span>
        </p>
        <p className="mt-4 max-w-text font-serif text-body text-ink-soft">{description}</p>
        <ul className="mt-5 grid gap-x-column gap-y-2 border-line border-t pt-4.5 xl:grid-cols-2">
          {features.map((feature) => (
            <li key={feature} className="grid grid-cols-[1.125rem_1fr] gap-2.5 text-small">
              {check}
              {feature}
            </li>
          ))}
        </ul>
        {available && (
          <LinkButton
            href={`/book?${new URLSearchParams({ vehicle: name })}`}
            tone="outline"
            className="mt-6 print:hidden"
          >
            {fleetPage.quote}
            <span className="sr-only">: {name}</span>
          </LinkButton>
        )}
      </div>
    </li>
  )
}

/** Splits 'Up to 12 guests, 15 kg each' at its first number. */
export function splitCapacity(capacity: string) {
  const [, prefix, count, rest] = /^(\D{0,20}?)\s*(\d+)\s+(.*)$/s.exec(capacity.trim()) ?? []
  return count ? { prefix: prefix ?? '', count, rest: rest ?? '' } : { prefix: '', count: '', rest: capacity }
}
