// What colleagues have attached to an answer that they write. With the answer it waits for the mail server, and is deleted
// when that has it.
import 'server-only'
import { findPictureKind } from '../domain/picture-kind'
import type { Db } from '../platform/db'
import { BadRequestError } from '../platform/errors'
import { deleteReplyDraft, ofWriter, type Writer } from './reply-drafts'
import { type ReplyFile, type ReplyFileProblem, replyFileLimits, replyFileProblems } from './reply-file'

type Sender = { who: string; email?: string }

const ofDraft = (reference: string, { who, email = '' }: Sender) => ({
  ...ofWriter(reference, { who, email }),
  mailId: null,
})

export function readReplyFiles(tx: Db, reference: string, writer: Sender): Promise<ReplyFile[]> {
  return tx.replyFile.findMany({
    where: ofDraft(reference, writer),
    select: { id: true, name: true, size: true },
    orderBy: { id: 'asc' },
  })
}

const types = {
  JPEG: { type: 'image/jpeg', ending: /\.jpe?g$/i, add: '.jpg' },
  PNG: { type: 'image/png', ending: /\.png$/i, add: '.png' },
  WebP: { type: 'image/webp', ending: /\.webp$/i, add: '.webp' },
  HEIC: { type: 'image/heic', ending: /\.hei[cf]$/i, add: '.heic' },
  PDF: { type: 'application/pdf', ending: /\.pdf$/i, add: '.pdf' },
}

function findKind(bytes: Buffer) {
  if (bytes.toString('latin1', 0, 5) === '%PDF-') return 'PDF'
  const kind = findPictureKind(bytes)
  return kind === 'AVIF' ? null : kind
}

const longestName = 120

/** Without a folder, and with an ending that says what it is. */
function cleanName(given: string, { ending, add }: (typeof types)['PDF']) {
  const last = given.split(/[\\/]/).at(-1) ?? ''
  const name = last.replace(/[\p{C}\s]+/gu, ' ').trim() || 'file'
  return ending.test(name) && name.length <= longestName ? name : name.slice(0, longestName - add.length) + add
}

/** Stores it with the draft of who attaches it; returns why not. The lead is locked. */
export async function storeReplyFile(
  tx: Db,
  reference: string,
  writer: Writer,
  file: { name: string; bytes: Buffer },
): Promise<ReplyFileProblem | null> {
  const { name, bytes } = file
  if (bytes.length === 0) return 'none'
  if (bytes.length > replyFileLimits.each) return 'large'
  const kind = findKind(bytes)
  if (!kind) return 'kind'
  const stored = await readReplyFiles(tx, reference, writer)
  if (sumOf(stored) + bytes.length > replyFileLimits.together) return 'together'
  await tx.replyFile.create({
    data: {
      ...ofWriter(reference, writer),
      ...{ name: cleanName(name, types[kind]), type: types[kind].type, size: bytes.length },
      bytes: new Uint8Array(bytes),
    },
  })
  return null
}

const sumOf = (files: ReplyFile[]) => files.reduce((sum, { size }) => sum + size, 0)

export async function deleteReplyFile(tx: Db, reference: string, writer: Writer, id: number) {
  await tx.replyFile.deleteMany({ where: { id, ...ofDraft(reference, writer) } })
}

/** The draft with its files. */
export async function deleteReply(tx: Db, reference: string, writer: Sender) {
  await deleteReplyDraft(tx, reference, writer)
  await tx.replyFile.deleteMany({ where: ofDraft(reference, writer) })
}

/** Nothing goes out that its writer has not seen listed. `paperSize`: of what is attached beside them. */
export async function checkReplyFiles(tx: Db, reference: string, writer: Sender, ids: number[], paperSize: number) {
  const stored = await readReplyFiles(tx, reference, writer)
  if (stored.map(({ id }) => id).join() !== ids.toSorted((one, other) => one - other).join())
    throw new BadRequestError(
      'What is attached was changed in another tab or on another device. Nothing was sent: look at the list below, and send it again.',
    )
  if (sumOf(stored) + paperSize > replyFileLimits.together) throw new BadRequestError(replyFileProblems.together)
  return stored
}

export async function attachReplyFiles(tx: Db, reference: string, writer: Sender, mailId: number) {
  await tx.replyFile.updateMany({ where: ofDraft(reference, writer), data: { mailId } })
}

/** Those of an answer that was taken back are a draft of its sender again; here they become one of who took it back. */
export async function giveReplyFiles(tx: Db, reference: string, sender: Sender, writer: Sender) {
  const { who, email = '' } = writer
  await tx.replyFile.updateMany({ where: ofDraft(reference, sender), data: { who, email } })
}
