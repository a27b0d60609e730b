import { perProcess } from './per-process'

type Background = { stop?: () => Promise<void> }

/** What runs beside the requests in this process: `stop` is there once it has started, and waits for the mail in hand. */
export const background = () => perProcess('background', (): Background => ({}))
