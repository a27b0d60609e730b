import type * as z from 'zod'

const atMost = (most: number | bigint, unit: string) => `Please give at most ${most.toLocaleString('en-US')}${unit}.`
const atLeast = (least: number | bigint, unit: string) =>
  `Please give at least ${least.toLocaleString('en-US')}${unit}.`

/** For what a schema has no words of its own: zod's are for programmers. */
export function describeIssue(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null || issue.input === '') return 'Required'
      if (issue.expected === 'int') return 'Please give a whole number.'
      return issue.expected === 'number' ? 'Please give a number.' : unclear
    case 'too_big':
      return atMost(issue.maximum, unitOf(issue.origin))
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1
        ? 'Required'
        : atLeast(issue.minimum, unitOf(issue.origin))
    case 'invalid_value':
      return 'Please choose one of the options.'
    case 'invalid_format':
      return issue.format === 'date' ? 'Please choose a day.' : unclear
    default:
      return unclear
  }
}

const unclear = 'Please check what you have entered.'

const units: Record<string, string> = { string: ' characters', array: ' entries', set: ' entries', file: ' bytes' }
const unitOf = (origin: string) => units[origin] ?? ''
