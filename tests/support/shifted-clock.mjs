// Preloaded into a process (node --import): its wall clock is off by the milliseconds in the file CLOCK_FILE, from the
// start and, when they have changed, from SIGUSR2 on. As when a real clock is set, what measures time goes on evenly.
import { readFileSync, writeSync } from 'node:fs'

const { now } = Date
let offset = read()

Date.now = () => now() + offset
globalThis.Date = new Proxy(Date, {
  construct: (target, values, newTarget) =>
    Reflect.construct(target, values.length > 0 ? values : [target.now()], newTarget),
})

// When the process began, by the clock it had then.
Object.defineProperty(performance, 'timeOrigin', { value: performance.timeOrigin + offset })

process.on('SIGUSR2', () => {
  offset = read()
  writeSync(1, `The clock is off by ${offset} ms\n`)
})

function read() {
  return Number(readFileSync(process.env.CLOCK_FILE, 'utf8'))
}
