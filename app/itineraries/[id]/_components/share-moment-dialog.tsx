'use client'
import { CircleAlert, Download, ImagePlus, Share2, Trash2 } from 'lucide-react'
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'
import { Button, buttonStyles } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { openShareSheet } from '@/components/ui/use-share-sheet'

type Moment = { name: string; card: File; url: string }

type Trip = { title: string; url: string }

type Props = Trip & { opening: number; onClose: () => void }

/** Shared or downloaded on the device, never uploaded (decision 52). */
export function ShareMomentDialog({ opening, onClose, ...trip }: Props) {
  return (
    <Dialog title="Share a moment" opening={opening} onClose={onClose}>
      {opening > 0 && <MomentPicker key={opening} {...trip} />}
    </Dialog>
  )
}

/** Null if the browser cannot decode it. */
async function openPicture(file: File, { title, url }: Trip): Promise<Moment | null> {
  if (!file.type.startsWith('image/')) return null
  const original = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = original
    await image.decode()
    const card = await makePostcard(file, image, { title, address: url.replace(/^https?:\/\//, '') })
    return { name: file.name, card, url: URL.createObjectURL(card) }
  } catch {
    return null
  } finally {
    URL.revokeObjectURL(original)
  }
}

function MomentPicker({ title, url }: Trip) {
  const [moment, setMoment] = useState<Moment | null>(null)
  const [hasError, setHasError] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const latest = useRef<File>(undefined)
  const id = useId()

  useEffect(() => {
    if (moment) return () => URL.revokeObjectURL(moment.url)
  }, [moment])

  async function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0]
    // Selecting the same file again must fire a change event.
    event.target.value = ''
    if (!file) return
    latest.current = file
    const opened = await openPicture(file, { title, url })
    const isClosed = !input.current
    if (isClosed || latest.current !== file) {
      if (opened) URL.revokeObjectURL(opened.url)
      return
    }
    if (opened) setMoment(opened)
    setHasError(!opened)
  }

  function handleRemove() {
    setMoment(null)
    input.current?.focus()
  }

  const data = moment && { files: [moment.card], title, text: `${title} ${url}` }
  const canShare = data && typeof navigator.canShare === 'function' && navigator.canShare(data)
  return (
    <>
      <p className="font-serif text-body">
        Choose a picture from a safari you remember. The name and address of this trip are written below it, and you
        pass it on.
      </p>
      <p id={`${id}-private`} className="mt-3 text-small text-ink-soft">
        The picture stays on this device. It is not uploaded, and we never see it.
      </p>
      {moment && (
        // biome-ignore lint/performance/noImgElement: a file of the visitor's own, which the optimizer cannot reach
        <img
          src={moment.url}
          alt={`Your picture, ${moment.name}, with the trip’s name and address below`}
          className="mt-5 max-h-[45svh] w-full rounded-print bg-straw object-contain"
        />
      )}
      {hasError && (
        <p
          id={`${id}-error`}
          role="alert"
          className="mt-4 flex items-center gap-1.5 font-semibold text-danger text-small"
        >
          <CircleAlert className="size-5 shrink-0" />
          Please choose an image file.
        </p>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        {canShare && (
          <Button onClick={() => openShareSheet(data)}>
            <Share2 className="size-5" />
            Share this picture
          </Button>
        )}
        {moment && !canShare && (
          <a href={moment.url} download={moment.card.name} className={buttonStyles()}>
            <Download className="size-5" />
            Download this picture
          </a>
        )}
        <span className="relative inline-grid">
          <input
            ref={input}
            id={id}
            type="file"
            accept="image/*"
            aria-invalid={hasError || undefined}
            aria-describedby={hasError ? `${id}-error` : `${id}-private`}
            onChange={handleChange}
            className="peer absolute inset-0 opacity-0"
          />
          <label
            htmlFor={id}
            className={buttonStyles({
              tone: 'outline',
              className:
                'relative cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-ember peer-focus-visible:outline-offset-3',
            })}
          >
            <ImagePlus className="size-5" />
            {moment ? 'Choose another picture' : 'Choose a picture'}
          </label>
        </span>
        {moment && (
          <Button tone="outline" onClick={handleRemove}>
            <Trash2 className="size-5" />
            Remove picture
          </Button>
        )}
      </div>
    </>
  )
}

const longestSide = 2048

type Words = { title: string; address: string }

/** JPEG with a caption strip and without EXIF (location). Returns the file itself if the browser cannot draw it. */
async function makePostcard(file: File, picture: HTMLImageElement, { title, address }: Words): Promise<File> {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!context) return file
  const scale = Math.min(1, longestSide / Math.max(picture.naturalWidth, picture.naturalHeight))
  const width = Math.round(picture.naturalWidth * scale)
  const height = Math.round(picture.naturalHeight * scale)
  const line = Math.max(14, Math.round(width / 26))
  canvas.width = width
  canvas.height = height + line * 4
  const { color, backgroundColor } = getComputedStyle(document.body)
  context.fillStyle = backgroundColor
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, width, height)
  context.fillStyle = color
  context.textBaseline = 'middle'
  const room = width - line * 2
  context.font = `700 ${line}px system-ui, sans-serif`
  context.fillText(title, line, height + line * 1.4, room)
  context.font = `${Math.round(line * 0.8)}px system-ui, sans-serif`
  context.fillText(address, line, height + line * 2.7, room)
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
  return drawn ? new File([drawn], nameOf(title), { type: drawn.type }) : file
}

function nameOf(title: string) {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['safari']
  return `${words.join('-')}.jpg`
}
