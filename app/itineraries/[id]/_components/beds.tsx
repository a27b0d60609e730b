import { SafariImage } from '@/components/ui/safari-image'
import { usablePicture } from '@/lib/content/usable-picture'
import { cn } from '@/lib/design/cn'
import { type Bed, describeNights } from '@/lib/itineraries/days'
import type { LodgeFacts } from '@/lib/itineraries/facts'

/** Each bed of a trip, with its nights. */
export function Beds({ beds, texts }: { beds: Bed[]; texts: { similar: string } }) {
  return (
    <>
      <ul className="max-w-form border-ink border-t-2">
        {beds.map(({ title, notes, nights, lodge }) => (
          <li key={title} className="flex gap-4 border-line border-b py-4 print:break-inside-avoid print:py-2">
            <BedPicture lodge={lodge} sizes="11rem" className="w-28 flex-none md:w-44" />
            <div>
              <p className="text-ink-soft text-small">{describeNights(nights)}</p>
              <h3 className="font-bold">{title}</h3>
              {notes.map((note) => (
                <p key={note} className="font-serif">
                  {note}
                </p>
              ))}
              <div className="flex gap-2 not-empty:mt-3">
                {furtherPictures.map((index) => (
                  <BedPicture key={index} lodge={lodge} index={index} sizes="6rem" className="w-24" />
                ))}
              </div>
            </div>
          </li>
        ))}
      </ul>
      {beds.some(({ lodge }) => lodge?.orSimilar) && <p className="mt-3 text-ink-soft text-small">{texts.similar}</p>}
    </>
  )
}

const furtherPictures = [1, 2, 3]

type BedPictureProps = { lodge: LodgeFacts | null; index?: number; sizes: string; className: string }

/** Of those that can be shown; nothing where there is none. */
export function BedPicture({ lodge, index = 0, sizes, className }: BedPictureProps) {
  const picture = lodge?.pictures.filter(({ imageUrl }) => usablePicture(imageUrl))[index]
  if (!picture) return null
  return (
    <div className={cn('relative aspect-4/3 self-start overflow-hidden rounded-print print:hidden', className)}>
      <SafariImage src={picture.imageUrl} alt={picture.text} sizes={sizes} />
    </div>
  )
}
