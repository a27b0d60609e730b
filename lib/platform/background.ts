import { perProcess } from './per-process'

type Background = { stop?: () => Promise<void> }

/** `stop` is set once everything has started; it waits for the mail being sent. */
export const background = () => perProcess('background', (): Background => ({}))
