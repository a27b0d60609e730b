'use client'
// Photographs and PDFs that go with an answer: each is uploaded as soon as it is chosen, and kept with the draft.
import { useEffect, useRef, useState } from 'react'
import { formatSize } from '@/lib/desk/format'
import { type ReplyFile, replyFileHint, replyFileLimits, replyFileProblems } from '@/lib/leads/reply-file'

type Options = {
  reference: string
  /** What the page was made with. */
  stored: ReplyFile[]
  /** Why the last one was not attached, without scripts. */
  problem?: string
  /** Of the form that was sent. */
  result: object | null
}

type Answer = { files?: ReplyFile[]; problem?: string }

export type ReplyFiles = ReturnType<typeof useReplyFiles>

const formId = 'reply-files'
const pathOf = (reference: string) => `/desk/leads/${reference}/reply-files`

export function useReplyFiles({ reference, stored, problem, result }: Options) {
  const [files, setFiles] = useState(stored)
  const [uploading, setUploading] = useState('')
  const [trouble, setTrouble] = useState(problem ?? '')

  /** Returns the sentence for who did it; '' where all is well. */
  const ask = async (body?: FormData) => {
    const headers = { accept: 'application/json' }
    const init = body ? { method: 'POST', body, headers } : { headers }
    const response = await fetch(pathOf(reference), init).catch(() => null)
    const answer: Answer | null = response?.ok ? await response.json().catch(() => null) : null
    if (answer?.files) setFiles(answer.files)
    if (answer) return answer.problem ?? ''
    if (response?.status === 401) return 'You are signed out. Sign in, in another tab, then choose it once more.'
    if (response?.status === 413) return replyFileProblems.large
    return 'It could not be sent: look at your connection, and choose it once more.'
  }

  // What is attached may be why it was refused: shown as it is now.
  const latest = useRef(ask)
  useEffect(() => {
    if (result) latest.current()
  }, [result])

  return {
    files,
    uploading,
    trouble,
    upload: async (chosen: File[]) => {
      setTrouble('')
      const problems: string[] = []
      for (const file of chosen) {
        setUploading(file.name)
        const body = new FormData()
        body.set('file', file)
        const problem = file.size > replyFileLimits.each ? replyFileProblems.large : await ask(body)
        if (problem) problems.push(`${file.name}: ${problem}`)
      }
      setUploading('')
      setTrouble(problems.join('\n'))
    },
    remove: async ({ id }: ReplyFile) => {
      const body = new FormData()
      body.set('remove', String(id))
      setTrouble(await ask(body))
    },
  }
}

/** Within the form of the answer; its fields belong to `ReplyFilesForm`. */
export function AttachFiles({ attached, isWhatsapp }: { attached: ReplyFiles; isWhatsapp: boolean }) {
  const { files, uploading, trouble, upload, remove } = attached
  return (
    // Not to be taken for typing.
    <div className="attached" onInput={(event) => event.stopPropagation()}>
      <input type="hidden" name="files" value={files.map(({ id }) => id).join(' ')} />
      <label>
        Attach photographs or PDFs
        <small>
          {replyFileHint} {isWhatsapp && 'By mail only.'}
        </small>
        <input
          form={formId}
          name="file"
          type="file"
          accept="image/*,application/pdf"
          multiple
          disabled={uploading !== ''}
          onChange={({ target }) => {
            const chosen = [...(target.files ?? [])]
            target.value = ''
            upload(chosen)
          }}
        />
      </label>
      {trouble && (
        <p className="note problem" role="alert">
          {trouble}
        </p>
      )}
      <div className="without-scripts">
        <p className="soft">Attach first, then write: what is typed here is not kept meanwhile.</p>
        <button type="submit" form={formId} className="quiet">
          Attach
        </button>
      </div>
      <p role="status" className={uploading ? 'soft' : 'sr-only'}>
        {uploading && `Uploading ${uploading} …`}
      </p>
      {files.length > 0 && (
        <ul className="plain" aria-label="Attached">
          {files.map((file) => (
            <li key={file.id}>
              <span>
                {file.name} <small className="soft">{formatSize(file.size)}</small>
              </span>
              <button
                type="submit"
                form={formId}
                name="remove"
                value={file.id}
                className="quiet"
                aria-label={`Remove ${file.name}`}
                onClick={(event) => {
                  event.preventDefault()
                  remove(file)
                }}
              >
                Remove
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Outside of the form of the answer, which takes no files. */
export function ReplyFilesForm({ reference }: { reference: string }) {
  return <form id={formId} action={pathOf(reference)} method="post" encType="multipart/form-data" hidden />
}
