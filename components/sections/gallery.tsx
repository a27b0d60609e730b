'use client'
import { type MouseEvent, useRef, useState } from 'react'
import { opensElsewhere } from '@/components/ui/opens-elsewhere'
import { SafariImage } from '@/components/ui/safari-image'
import { useLazyDialog } from '@/components/ui/use-lazy-dialog'
import { cn } from '@/lib/design/cn'

type Props = { pictures: { src: string; alt: string }[] }

const loadLightbox = () => import('@/components/ui/lightbox').then(({ Lightbox }) => Lightbox)

export function Gallery({ pictures }: Props) {
  const [wanted, setWanted] = useState(0)
  const opened = useRef<HTMLAnchorElement>(null)
  const count = pictures.length
  const lightbox = useLazyDialog(loadLightbox, () => opened.current && window.location.assign(opened.current.href))

  function handleClick(event: MouseEvent<HTMLAnchorElement>, index: number) {
    if (opensElsewhere(event)) return
    event.preventDefault()
    opened.current = event.currentTarget
    setWanted(index)
    lightbox.opener.onClick()
  }

  function handleClose() {
    lightbox.close()
    // Safari does not focus clicked links, so the dialog could not restore the focus.
    opened.current?.focus({ preventScroll: true })
  }

  return (
    <>
      <ul className="grid grid-cols-3 gap-2.5 md:auto-rows-[11rem] md:grid-cols-[2fr_1fr_1fr]">
        {pictures.map(({ src, alt }, index) => (
          <li
            key={src}
            className={cn('relative max-md:aspect-square', phoneSpan(index, count), wideSpan(index, count))}
          >
            <a
              {...lightbox.opener}
              href={src}
              aria-label={`Open picture ${index + 1} of ${count}: ${alt}`}
              aria-busy={wanted === index ? lightbox.opener['aria-busy'] : undefined}
              onClick={(event) => handleClick(event, index)}
              className="group absolute inset-0 overflow-hidden rounded-print bg-straw text-paper"
            >
              <SafariImage
                src={src}
                alt=""
                sizes={index === 0 ? '(min-width: 768px) 44rem, 100vw' : '(min-width: 768px) 26rem, 55vw'}
                className="transition-transform duration-900 ease-out group-hover:scale-[1.035] motion-reduce:group-hover:scale-100"
              />
            </a>
          </li>
        ))}
      </ul>
      {lightbox.Dialog && lightbox.opening > 0 && (
        <lightbox.Dialog key={lightbox.opening} pictures={pictures} startAt={wanted} onClose={handleClose} />
      )}
    </>
  )
}

/** Phones: one wide, then rows of three; the last fills its row. */
function phoneSpan(index: number, count: number) {
  const isLast = index === count - 1
  const over = (count - 1) % 3
  if (index === 0 || (isLast && over === 1)) return 'max-md:col-span-3 max-md:aspect-video'
  return isLast && over === 2 && 'max-md:col-span-2 max-md:aspect-auto'
}

/** Wide screens: one large beside four (with three pictures: one wide, two small), then rows of three. */
function wideSpan(index: number, count: number) {
  const others = count - 1
  if (index === 0) return others === 0 ? 'md:col-span-3 md:row-span-2' : 'md:row-span-2'
  if (others === 1) return 'md:col-span-2 md:row-span-2'
  if (others === 2 || (others === 3 && index === 1)) return 'md:col-span-2'
  const over = (count - 5) % 3
  if (count > 5 && index === count - 1 && over > 0) return over === 1 ? 'md:col-span-3' : 'md:col-span-2'
}
