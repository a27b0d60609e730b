// Starts making the pictures of the pages, in a process of its own: one at a time, and only while nobody needs the processor.
import { startNode } from './child'
import { areAllPicturesMade, canKeepPictures } from './kept-pictures'

// It takes 370 MB. With less the system might end the site for it, and visitors can wait for a picture.
const memoryNeeded = 450 * 1024 * 1024

/** Makes them after the first start of a build; a start that was cut short goes on where the last one was. */
export async function startPicturesAhead() {
  if (process.availableMemory() < memoryNeeded) return
  if ((await areAllPicturesMade()) || !(await canKeepPictures())) return
  // Without a database, so that it is no second site with mails to send.
  const env = { ...process.env, DATABASE_URL: '', LOG_LEVEL: 'warn', UV_THREADPOOL_SIZE: '1', VIPS_CONCURRENCY: '1' }
  startNode(['--import', 'tsx', 'scripts/pictures-ahead.ts'], { env, show: true })
}
