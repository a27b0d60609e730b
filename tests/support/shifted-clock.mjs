// Preloaded (node --import): shifts the wall clock by the milliseconds in CLOCK_FILE, read at the start and on SIGUSR2.
// Timers go on evenly, as when a real clock is set.
import { readFileSync, writeSync } from 'node:fs'

const { now } = Date
let offset = read()

Date.now = () => now() + offset
globalThis.Date = new Proxy(Date, {
  construct: (target, values, newTarget) =>
    Reflect.construct(target, values.length > 0 ? values : [target.now()], newTarget),
})

// The start of the process, by its clock at that time.
Object.defineProperty(performance, 'timeOrigin', { value: performance.timeOrigin + offset })

process.on('SIGUSR2', () => {
  offset = read()
  writeSync(1, `The clock is off by ${offset} ms\n`)
})

function read() {
  return Number(readFileSync(process.env.CLOCK_FILE, 'utf8'))
}
