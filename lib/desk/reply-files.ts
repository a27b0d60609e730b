// Files that a colleague attaches to an answer, from the device on which it is written.
import 'server-only'
import * as z from 'zod'
import * as input from '../forms/inputs'
import { lockLead } from '../leads/handling'
import type { Writer } from '../leads/reply-drafts'
import { type ReplyFileProblem, replyFileProblems } from '../leads/reply-file'
import { deleteReplyFile, readReplyFiles, storeReplyFile } from '../leads/reply-files'
import { db } from '../platform/db'

type Change = { files: File[]; remove: unknown }

/** Those that can be attached are, also where another cannot. Returns the first problem. Throws NotFoundError. */
export async function changeReplyFiles(reference: string, writer: Writer, { files, remove }: Change) {
  const problems: (ReplyFileProblem | null)[] = []
  for (const file of files) {
    const bytes = Buffer.from(await file.arrayBuffer())
    const problem = await db().$transaction(async (tx) => {
      await lockLead(tx, reference)
      return storeReplyFile(tx, reference, writer, { name: file.name, bytes })
    })
    problems.push(problem)
  }
  const { data: id } = input.id.safeParse(remove)
  if (id) await deleteReplyFile(db(), reference, writer, id)
  else if (files.length === 0) problems.push('none')
  return problems.find((problem) => problem !== null) ?? null
}

export const listReplyFiles = (reference: string, writer: Writer) => readReplyFiles(db(), reference, writer)

const problemNames = z.enum(Object.keys(replyFileProblems) as ReplyFileProblem[])

/** By its name in the query, which a form without scripts comes back with. */
export function findReplyFileProblem(name = '') {
  const { data } = problemNames.safeParse(name)
  return data && replyFileProblems[data]
}
