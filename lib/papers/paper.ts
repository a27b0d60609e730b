// What a paper says, whatever it is printed on: the page at the desk and the PDF are drawn from this alone.
import * as z from 'zod'

const text = z.string().max(8000)
const line = z.string().max(1000)

const block = z.discriminatedUnion('kind', [
  /** Starts a section of the page and a bookmark of the PDF. `isNewPage`: on a sheet of its own. */
  z.object({ kind: z.literal('heading'), text: line, isNewPage: z.boolean().optional() }),
  /** `voice`: ours to the traveller, in the serif. Line breaks are kept. */
  z.object({ kind: z.literal('text'), text, voice: z.enum(['plain', 'serif', 'strong', 'small']).optional() }),
  z.object({ kind: z.literal('facts'), rows: z.array(z.tuple([line, text])) }),
  /** The last column holds sums, if `hasSums`; `totals` stand below the rows and may be strong. */
  z.object({
    kind: z.literal('table'),
    columns: z.array(line),
    rows: z.array(z.array(text)),
    totals: z.array(z.object({ label: line, sum: line, isStrong: z.boolean().optional() })).optional(),
    hasSums: z.boolean().optional(),
  }),
  z.object({ kind: z.literal('list'), items: z.array(text) }),
  /** `name`: of one of the pictures that are handed over with the paper. `height` in millimetres. */
  z.object({ kind: z.literal('picture'), name: z.string().max(60), alt: line, height: z.number() }),
  /** A code to be read by a phone, with what it says below. */
  z.object({ kind: z.literal('code'), address: z.string().max(500), alt: line }),
])

export const paperSchema = z.object({
  /** 'Invoice' */
  title: line,
  /** 'INV-2026-0001'; '' for what has none. */
  number: z.string().max(40),
  /** Of its text, as HTML has it: 'en'. */
  language: z.string().max(10),
  /** Who gives it, and their address, one line each. */
  from: z.object({ name: line, lines: z.array(line) }),
  /** Null for what is written to nobody. */
  to: z.object({ label: line, lines: z.array(line) }).nullable(),
  /** Day, reference and the like, beside the receiver. */
  facts: z.array(z.tuple([line, line])),
  blocks: z.array(block).max(600),
  /** Below each sheet. */
  foot: line,
  /** Stands across every sheet, such as 'Sample'. */
  mark: z.string().max(20),
})

export type Paper = z.infer<typeof paperSchema>
export type Block = Paper['blocks'][number]
