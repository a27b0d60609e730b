// One line of JSON for each event, or short lines on a terminal. Nothing that a visitor wrote is logged.
import { stripVTControlCharacters } from 'node:util'
import pino, { type DestinationStream } from 'pino'
import { parseConfig } from './config-schema'
import { perProcess } from './per-process'
import { withoutTokens } from './private-paths'
import { requestContext } from './request-context'
import { safeError } from './safe-error'

/** Each line has the id of its request. */
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
// Other processes may write to the same pipe, which takes at most this much in one piece.
const longestWrite = 4096

// Requests do not wait for the log, and the process ends with an empty buffer. On a full disk lines are kept for the
// next write, up to a limit: the site goes on.
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
  // pino calls it at the end, and it would retry for ever on a full disk (sonic-boom 4.2).
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

/** Sends the console of this process, libraries included, to the log. Of errors the messages are left out. */
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
