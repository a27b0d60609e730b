import { Section } from '@/components/sections/section'
import { SafariImage } from '@/components/ui/safari-image'
import { gallery } from '@/lib/content/experiences/dubai'
import { pictures } from '@/lib/content/pictures'
import { withClaims } from '@/lib/content/queries'

const frame = 'relative overflow-hidden rounded-print bg-straw'

export async function Gallery() {
  const { feature, tiles } = await withClaims(gallery)
  return (
    <Section padding="compact">
      <div className="grid grid-cols-2 gap-x-3.5 gap-y-5 md:grid-cols-3 md:gap-x-column md:gap-y-7">
        <figure className="col-span-2 flex flex-col md:row-span-2">
          <div className={`${frame} aspect-16/10 md:aspect-auto md:flex-1`}>
            <SafariImage
              src={feature.image}
              alt={pictures[feature.image]?.alt ?? ''}
              sizes="(min-width: 768px) 56rem, 92vw"
              position="64% 50%"
            />
          </div>
          <Caption>{feature.caption}</Caption>
        </figure>
        {tiles.map(({ image, alt, caption, detail: { x, y, zoom } }) => (
          <figure key={caption} className="last:max-md:col-span-2">
            <div className={`${frame} aspect-4/3 in-[:last-child]:max-md:aspect-16/9`}>
              <span
                className="absolute inset-0"
                style={{ transform: `scale(${zoom})`, transformOrigin: `${x}% ${y}%` }}
              >
                <SafariImage src={image} alt={alt} sizes="(min-width: 768px) 48rem, 92vw" position={`${x}% ${y}%`} />
              </span>
            </div>
            <Caption>{caption}</Caption>
          </figure>
        ))}
      </div>
    </Section>
  )
}

function Caption({ children }: { children: string }) {
  return <figcaption className="mt-2.5 font-serif text-small italic text-ink-soft">{children}</figcaption>
}
