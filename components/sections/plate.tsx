import { SafariImage } from '@/components/ui/safari-image'
import { pictures } from '@/lib/content/pictures'
import { cn } from '@/lib/design/cn'

type Props = {
  src: string | null
  caption?: string
  sizes: string
  isFirstView?: boolean
  className?: string
}

export function Plate({ src, caption, sizes, isFirstView, className }: Props) {
  const picture = src ? pictures[src] : undefined
  return (
    <figure>
      <div
        className={cn(
          'relative overflow-hidden rounded-print border-6 border-white bg-straw shadow-plate md:border-plate',
          className,
        )}
      >
        <SafariImage
          src={src}
          alt={picture?.alt ?? ''}
          sizes={sizes}
          position={picture && `${picture.focus ?? 50}% 88%`}
          isFirstView={isFirstView}
        />
      </div>
      {caption && <figcaption className="mt-3 font-serif text-small italic text-ink-soft">{caption}</figcaption>}
    </figure>
  )
}
