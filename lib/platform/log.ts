// JSON lines, or short lines on a terminal. Visitor input is never logged.
import { stripVTControlCharacters } from 'node:util'
import pino, { type DestinationStream } from 'pino'
import { parseConfig } from './config-schema'
import { perProcess } from './per-process'
import { withoutTokens } from './private-paths'
import { requestContext } from './request-context'
import { driverWords } from './unavailable'

export const log = () => perProcess('log', openLog)

function openLog() {
  const { logLevel, logFormat } = parseConfig(process.env)
  const lines = openLines()
  const isPretty = (logFormat ?? (process.stdout.isTTY ? 'pretty' : 'json')) === 'pretty'
  return pino(
    {
      level: logLevel,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      mixin: () => {
        const id = requestContext().getStore()?.id
        return id ? { id } : {}
      },
    },
    isPretty ? { write: (line) => lines.write(prettyLine(line)) } : lines,
  )
}

const mostWaiting = 1_000_000
// PIPE_BUF: longer writes to a shared pipe are not atomic.
const longestWrite = 4096

// Asynchronous, flushed at exit. On a full disk lines are buffered up to a limit.
function openLines(): DestinationStream {
  const lines = pino.destination({ fd: 1, sync: false, maxLength: mostWaiting, maxWrite: longestWrite })
  const { flushSync } = lines
  let isFailing = false
  lines.on('error', () => {
    isFailing = true
  })
  lines.on('write', () => {
    isFailing = false
  })
  // pino calls it at exit, and sonic-boom 4.2 would retry for ever on a full disk.
  lines.flushSync = () => {
    if (!isFailing) flushSync.call(lines)
  }
  process.once('exit', () => lines.flushSync())
  return lines
}

function prettyLine(line: string) {
  const { level, time, msg, method, route, status, ms, id, view: _, ...rest } = JSON.parse(line)
  const request = method && `${method} ${route} ${status} ${ms}ms`
  const mark = level === 'info' ? '' : `${String(level).toUpperCase()} `
  const more = Object.keys(rest).length ? JSON.stringify(rest) : ''
  return `${[`${String(time).slice(11, 19)} ${mark}${request ?? msg}`, more].filter(Boolean).join(' ')}\n`
}

const levels = { error: 'error', warn: 'warn', info: 'info', log: 'info', debug: 'debug' } as const

/** Sends console output, including that of libraries, to the log without error messages. */
export function captureConsole() {
  for (const [method, level] of Object.entries(levels)) {
    Object.assign(console, {
      [method]: (...args: unknown[]) => {
        const texts = args.filter((arg) => typeof arg === 'string')
        const error = args.find((arg) => arg instanceof Error || isThrown(arg))
        log()[level]({ ...(error ? { error: safeError(error) } : {}) }, oneLine(texts.join(' ')) || 'An error')
      },
    })
  }
}

// `instanceof` misses errors of other realms, such as a bundler's sandbox.
function isThrown(word: unknown) {
  return typeof word === 'object' && word !== null && 'stack' in word
}

function oneLine(text: string) {
  return withoutTokens(stripVTControlCharacters(text).replace(/\s+/g, ' ')).trim().slice(0, 300)
}

type Shape = Record<string, unknown> & {
  meta?: { driverAdapterError?: { cause?: { originalCode?: unknown; kind?: unknown } } }
}

/** Messages of databases and mail servers quote visitor input, so they are not logged. */
export function safeError(error: unknown, depth = 0): Record<string, unknown> {
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
