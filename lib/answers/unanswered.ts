// What visitors asked and our pages do not say, for the office: it writes the answers.
import 'server-only'
import { subMonths } from 'date-fns'
import { dayInNairobi } from '../domain/nairobi'
import { maxQueryLength } from '../domain/query'
import { retention } from '../domain/retention'
import { db } from '../platform/db'
import { requestContext } from '../platform/request-context'
import { isPersonal } from './personal'

/** More different ones in a day are left out: nobody reads them, and a robot may send any number. */
export const mostOfDay = 500
const mostShown = 20

/** Counts it by the day in Nairobi, without who asked. Never throws. */
export async function recordUnanswered(question: string) {
  if (requestContext().getStore()?.preview || isPersonal(question)) return
  const text = normalize(question)
  if (!text) return
  const day = dayInNairobi(new Date())
  try {
    await db().$executeRaw`
      INSERT INTO unanswered_questions (day, question)
      SELECT ${day}::date, ${text} WHERE EXISTS (SELECT FROM unanswered_questions WHERE day = ${day}::date AND question = ${text})
        OR (SELECT count(*) FROM unanswered_questions WHERE day = ${day}::date) < ${mostOfDay}
      ON CONFLICT (day, question) DO UPDATE SET times = unanswered_questions.times + 1`
  } catch (error) {
    console.warn('An unanswered question was not counted.', error)
  }
}

// Control characters too, which PostgreSQL refuses.
const normalize = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .slice(0, maxQueryLength)
    .toWellFormed()
    .trim()

/** Of a month such as 2026-11, the most frequent first. */
export async function listUnanswered(month: string) {
  const first = `${month}-01`
  return db().$queryRaw<{ question: string; times: number }[]>`
    SELECT question, sum(times)::int AS times FROM unanswered_questions
    WHERE day >= ${first}::date AND day < ${first}::date + interval '1 month'
    GROUP BY question ORDER BY times DESC, question LIMIT ${mostShown}`
}

export async function deleteOldQuestions(now: Date) {
  const before = dayInNairobi(subMonths(now, retention.questionMonths))
  return db().$executeRaw`DELETE FROM unanswered_questions WHERE day < ${before}::date`
}
