'use client'
import { Camera } from 'lucide-react'
import { useRef, useState } from 'react'

type Props = { query: { for: string; of: string }; isOne: boolean }

/** Sends at once what was chosen, each by itself: together they may be too large. */
export function PhotoUpload({ query, isOne }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [note, setNote] = useState('')

  async function send(files: File[]) {
    let next = ''
    for (const [index, file] of files.entries()) {
      setNote(files.length > 1 ? `Sending ${index + 1} of ${files.length} …` : 'Sending …')
      const body = new FormData()
      body.set('for', query.for)
      body.set('of', query.of)
      body.set('file', file)
      const response = await fetch('/desk/content/photographs/upload', { method: 'POST', body }).catch(() => null)
      if (!response?.ok) return setNote('It could not be sent: look at your connection, and choose it once more.')
      next = response.url
      if (new URL(next).searchParams.has('problem')) break
    }
    if (next) location.assign(next)
  }

  return (
    <form ref={form} action="/desk/content/photographs/upload" method="post" encType="multipart/form-data">
      <input type="hidden" name="for" value={query.for} />
      <input type="hidden" name="of" value={query.of} />
      <label className="camera">
        <Camera aria-hidden="true" />
        {isOne ? 'Take or choose a photograph' : 'Take or choose photographs'}
        <small>JPEG, PNG or WebP, up to 20 MB each</small>
        <input
          name="file"
          type="file"
          accept="image/jpeg,image/png,image/webp"
          multiple={!isOne}
          required
          onChange={({ target }) => target.files?.length && send([...target.files])}
        />
      </label>
      <p role="status">{note}</p>
      <button type="submit" className="without-scripts">
        Send
      </button>
    </form>
  )
}
