import type { Paper } from './paper'

/** A paper with the files of its pictures, by their names. */
export type Printed = { paper: Paper; pictures: Record<string, Uint8Array> }
