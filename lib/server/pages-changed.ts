// lib/server/page-cache.mjs counts it.
import { perProcess } from './per-process'

/** A number that every thread can read; scripts/front/thread.ts takes it over. */
export const pagesCounter = () => perProcess('pages', () => new Int32Array(new SharedArrayBuffer(4)))

/** Grows with every expiry in this process; starts at 0. */
export const pagesVersion = () => Atomics.load(pagesCounter(), 0)
