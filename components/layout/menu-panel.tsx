import { Gem, Map as MapIcon, MountainSnow, PencilRuler } from 'lucide-react'
import { getImageProps } from 'next/image'
import { Link } from '@/components/ui/link'
import { pictures } from '@/lib/content/pictures'
import type { MenuLink } from '@/lib/content/site'
import { cn } from '@/lib/look/cn'

const icons = { gem: Gem, mountain: MountainSnow, map: MapIcon, ruler: PencilRuler }

export const hasThumbnails = (links: MenuLink[]) => links.some(({ image, icon }) => image || icon)

export function MenuPanel({ links }: { links: MenuLink[] }) {
  const isWide = hasThumbnails(links)
  return (
    <ul className={cn('grid gap-1', isWide && 'grid-cols-2')}>
      {links.map((link) => (
        <li key={link.href} className="grid">
          <Link
            href={link.href}
            className="flex items-center gap-3.5 rounded-control p-2.5 transition-colors duration-quick hover:bg-sand"
          >
            {isWide && <Thumbnail {...link} />}
            <span className="grid gap-0.5">
              <b className="font-bold">{link.label}</b>
              <span className="text-small leading-[1.3] text-ink-soft">{link.note}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Thumbnail({ image, icon = 'map' }: MenuLink) {
  const look = 'h-14 w-17 shrink-0 rounded-print'
  if (image) {
    const position = { objectPosition: `${pictures[image]?.focus ?? 50}% 50%` }
    return (
      // biome-ignore lint/performance/noImgElement: with the attributes of Next.js's own
      <img
        {...getImageProps({ src: image, alt: '', width: 68, height: 56, quality: 60 }).props}
        alt=""
        className={cn(look, 'object-cover')}
        style={position}
      />
    )
  }
  const Icon = icons[icon]
  return (
    <span className={cn(look, 'grid place-items-center bg-night text-sun')}>
      <Icon aria-hidden="true" className="size-5" />
    </span>
  )
}
