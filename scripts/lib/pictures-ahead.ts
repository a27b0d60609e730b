// Makes the pictures of the pages in another process, one at a time at low priority.
import { startNode } from './child'
import { areAllPicturesMade, canKeepPictures } from './kept-pictures'
import { programs } from './paths'

// It takes 370 MB. With less the system might kill the site for it.
const memoryNeeded = 450 * 1024 * 1024

/** After the first start of a build. One that was cut short goes on where it stopped. */
export async function startPicturesAhead() {
  if (process.availableMemory() < memoryNeeded) return
  if ((await areAllPicturesMade()) || !(await canKeepPictures())) return
  // Without a database it does not send mails.
  const env = { ...process.env, DATABASE_URL: '', LOG_LEVEL: 'warn', UV_THREADPOOL_SIZE: '1', VIPS_CONCURRENCY: '1' }
  startNode([programs.run, 'pictures-ahead'], { env, show: true })
}
