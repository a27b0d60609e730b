import { Gem, Map as MapIcon, MountainSnow, PencilRuler } from 'lucide-react'
import { getImageProps } from 'next/image'
import { Link } from '@/components/ui/link'
import { pictures } from '@/lib/content/pictures'
import type { MenuLink } from '@/lib/content/site'
import { cn } from '@/lib/design/cn'

const icons = { gem: Gem, mountain: MountainSnow, map: MapIcon, ruler: PencilRuler }

const hasThumbnail = ({ image, icon }: MenuLink) => Boolean(image || icon)

export const hasThumbnails = (links: MenuLink[]) => links.some(hasThumbnail)

export function MenuPanel({ links }: { links: MenuLink[] }) {
  const isWide = hasThumbnails(links)
  return (
    <ul className={cn('menu-panel', isWide && 'grid-cols-2')}>
      {links.map((link) => (
        <li key={link.href} className={isWide && !hasThumbnail(link) ? 'border-line border-t pt-1' : undefined}>
          <Link href={link.href}>
            {hasThumbnail(link) && <Thumbnail {...link} />}
            <span>
              <b>{link.label}</b>
              <small>{link.note}</small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Thumbnail({ image, icon = 'map' }: MenuLink) {
  const className = 'h-14 w-17 shrink-0 rounded-print'
  if (image) {
    const position = { objectPosition: `${pictures[image]?.focus ?? 50}% 50%` }
    return (
      // biome-ignore lint/performance/noImgElement: with the attributes of Next.js's own
      <img
        {...getImageProps({ src: image, alt: '', width: 68, height: 56, quality: 60 }).props}
        alt=""
        className={cn(className, 'object-cover')}
        style={position}
      />
    )
  }
  const Icon = icons[icon]
  return (
    <span className={cn(className, 'grid place-items-center bg-night text-sun')}>
      <Icon aria-hidden="true" className="size-5" />
    </span>
  )
}
