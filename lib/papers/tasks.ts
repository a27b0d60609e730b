// Of scripts/open-file.ts: laid out by Typst, in a thread that gives back its memory.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { NodeCompiler, type NodeError, type NodeTypstCompileResult } from '@myriaddreamin/typst-ts-node-compiler'
import { renderSVG } from 'uqr'
import { colors } from '../design/tokens'
import type { Paper } from './paper'

const inks = { ink: colors.ink.DEFAULT, soft: colors.ink.soft, line: colors.line.DEFAULT }
const folder = path.join(process.cwd(), 'lib/papers')
const fontFolder = path.join(process.cwd(), 'lib/design/fonts')

/** `pictures`: files by the name that the paper has for them. `madeAt`: seconds since 1970. */
export type PdfInput = { paper: Paper; pictures?: Record<string, Uint8Array>; madeAt: number }

/** A tagged PDF, by the rules of PDF/UA-1 unless a name has letters that no font of ours can show. */
export function makePdf({ paper, pictures = {}, madeAt }: PdfInput): Uint8Array {
  const compiler = NodeCompiler.create({
    workspace: folder,
    fontArgs: [{ fontBlobs: readFonts() }],
  })
  for (const [name, bytes] of Object.entries(pictures)) compiler.mapShadow(path.join(folder, name), Buffer.from(bytes))
  const compiled = compiler.compile({
    mainFileContent: readFileSync(path.join(folder, 'paper.typ'), 'utf8'),
    inputs: { paper: JSON.stringify(withCodes(paper)), colors: JSON.stringify(inks) },
  })
  const document = compiled.result
  if (!document) throw new Error(`The paper ${paper.title} cannot be laid out: ${describe(compiler, compiled)}`)
  const options = { creationTimestamp: madeAt }
  try {
    return compiler.pdf(document, { ...options, pdfStandard: 'ua-1' as never })
  } catch {
    return compiler.pdf(document, options)
  }
}

function readFonts() {
  const names = readdirSync(fontFolder).filter((name) => /-paper-.*\.ttf$/.test(name))
  return names.map((name) => readFileSync(path.join(fontFolder, name)))
}

function describe(compiler: NodeCompiler, compiled: NodeTypstCompileResult) {
  const error: NodeError | null = compiled.takeDiagnostics()
  return error ? JSON.stringify(compiler.fetchDiagnostics(error)) : ''
}

const withCodes = (paper: Paper) => ({
  ...paper,
  blocks: paper.blocks.map((one) =>
    one.kind === 'code' ? { ...one, svg: renderSVG(one.address, { border: 0 }) } : one,
  ),
})
