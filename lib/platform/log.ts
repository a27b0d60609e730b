// JSON lines, or short lines on a terminal. Visitor input is never logged.
import { stripVTControlCharacters } from 'node:util'
import pino, { type DestinationStream } from 'pino'
import { parseConfig } from './config-schema'
import { perProcess } from './per-process'
import { withoutTokens } from './private-paths'
import { requestContext } from './request-context'
import { safeError } from './safe-error'

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
  const { level, time, msg, method, route, status, ms, id, ...rest } = JSON.parse(line)
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
      [method]: (...words: unknown[]) => {
        const texts = words.filter((word) => typeof word === 'string')
        const error = words.find((word) => word instanceof Error || isThrown(word))
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
