import { perProcess } from '../platform/per-process'

export const pagesCounter = () => perProcess('pages', () => ({ version: 0 }))

/** Grows with every expiry in this process; starts at 0. */
export const pagesVersion = () => pagesCounter().version
