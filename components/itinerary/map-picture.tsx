import type { StoredMap } from '@/lib/maps/queries'

type Props = { name: string; phone: StoredMap; wide: StoredMap; alt: string }

export function MapPicture({ name, phone, wide, alt }: Props) {
  return (
    <picture>
      <source
        media="(min-width: 640px)"
        srcSet={`/maps/${name}-wide.svg?v=${wide.version}`}
        width={wide.width}
        height={wide.height}
      />
      <img
        src={`/maps/${name}.svg?v=${phone.version}`}
        alt={alt}
        width={phone.width}
        height={phone.height}
        loading="lazy"
        decoding="async"
        className="h-auto w-full rounded-print border border-line print:max-h-[13cm] print:w-[14cm] print:border-0 print:object-contain print:object-left"
      />
    </picture>
  )
}
