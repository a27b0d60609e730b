// Messages of databases and mail servers quote visitor input, so they are not logged.

import { driverWords } from './unavailable'

type Shape = {
  name?: unknown
  code?: unknown
  originalCode?: unknown
  kind?: unknown
  message?: unknown
  digest?: unknown
  stack?: unknown
  cause?: unknown
  meta?: { driverAdapterError?: { cause?: { originalCode?: unknown; kind?: unknown; constraint?: unknown } } }
}

export type SafeError = Record<string, unknown>

export function safeError(error: unknown, depth = 0): SafeError {
  if (typeof error !== 'object' || error === null) return { name: typeof error }
  const { name, code, originalCode, kind, message, digest, stack, cause, meta } = error as Shape
  const driverError = meta?.driverAdapterError?.cause
  return Object.fromEntries(
    Object.entries({
      name: text(name) ?? error.constructor?.name ?? 'Error',
      code: text(code),
      sqlState: text(driverError?.originalCode ?? originalCode),
      kind: text(driverError?.kind ?? kind),
      reason: driverWords.exec(String(message ?? ''))?.[0],
      digest: text(digest),
      at: framesOf(stack),
      cause: cause && depth < 3 ? safeError(cause, depth + 1) : undefined,
    }).filter(([, value]) => value !== undefined),
  )
}

function text(value: unknown) {
  return typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 60) : undefined
}

// The message may have any lines: keep only stack frames.
function framesOf(stack: unknown) {
  if (typeof stack !== 'string') return undefined
  const frames = stack
    .split('\n')
    .filter((line) => /^\s+at .+:\d+:\d+\)?$/.test(line) && !/node_modules|node:/.test(line))
    .map((line) => line.trim().slice(3).replaceAll(`${process.cwd()}/`, '').replaceAll('file://', ''))
  return frames.length ? frames.slice(0, 6) : undefined
}
