// Starts making the pictures of the pages, in a process of its own: one at a time, and only while nobody needs the processor.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { startNode } from './child'
import { buildFolder } from './paths'

/** The file that says that all pictures of this build were made; the next build removes it. */
export const picturesMade = () => path.join(buildFolder(), 'pictures-made')

/** Makes them after the first start of a build; a start that was cut short goes on where the last one was. */
export function startPicturesAhead() {
  if (existsSync(picturesMade())) return
  // Without a database, so that it is no second site with mails to send.
  const env = { ...process.env, DATABASE_URL: '', LOG_LEVEL: 'warn', UV_THREADPOOL_SIZE: '1', VIPS_CONCURRENCY: '1' }
  startNode(['--import', 'tsx', 'scripts/pictures-ahead.ts'], { env, show: true })
}
