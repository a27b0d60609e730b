// Files that the operator sends from a phone go into the content folder, where they are checked and imported as any others.
import 'server-only'
import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { config } from '../platform/config'
import { db } from '../platform/db'
import { BadRequestError } from '../platform/errors'
import { isIgnored } from '../publishing/files'
import { photoNames } from '../publishing/pictures'

const photograph = /^\.(jpe?g|png|webp)$/i

/** Throws BadRequestError for a file that the folder has no use for. */
export async function putIntoFolder(file: File) {
  const folder = config.contentFolder
  if (!folder)
    throw new BadRequestError('There is no content folder on this server: CONTENT_DIR is none (docs/operate.md).')
  // Without folders.
  const name = path.basename(file.name.replaceAll('\\', '/')).trim()
  if (isIgnored(name))
    throw new BadRequestError(
      'This is a hidden file or a lock file of Excel, not the workbook itself. Please choose the file whose name does not begin with ~ or a dot.',
    )
  const extension = path.extname(name)
  if (extension.toLowerCase() === '.xlsx') return put(folder, 'content.xlsx', file)
  if (!photograph.test(extension))
    throw new BadRequestError('Please choose the workbook (.xlsx) or a photograph: JPEG, PNG or WebP.')
  // The import would refuse it.
  if (!photoNames.test(name))
    throw new BadRequestError(
      'Please give the photograph another name: letters without accents, digits, spaces, dots, hyphens and brackets, at most 100.',
    )
  return put(path.join(folder, 'photos'), name, file)
}

async function put(folder: string, name: string, file: File) {
  // Of its own, since a button may be pressed twice.
  const unfinished = path.join(folder, `.${randomUUID()}.unfinished`)
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(unfinished, file.stream())
    await rename(unfinished, path.join(folder, name))
  } catch (error) {
    console.error('A file cannot be put into the content folder.', error)
    throw new BadRequestError('The content folder of this server cannot be written: set CONTENT_DIR (docs/operate.md).')
  } finally {
    await rm(unfinished, { force: true }).catch(() => undefined)
  }
}

export type ContentReport = { subject: string; text: string; createdAt: Date }

/** The last mails about the folder: what was imported, or which cells to correct. */
export function readContentReports(take = 3): Promise<ContentReport[]> {
  return db().mail.findMany({
    where: { reference: null, role: 'operator', OR: reportSubjects.map((part) => ({ subject: { contains: part } })) },
    select: { subject: true, text: true, createdAt: true },
    orderBy: { id: 'desc' },
    take,
  })
}

// As content-folder.ts writes them, with the name of the file.
const reportSubjects = [
  '.xlsx was ',
  '.xlsx has ',
  '.xlsx needs ',
  '.xlsx is older',
  '.xlsx cannot be read',
  'Undone: ',
  'What was planned ',
]
