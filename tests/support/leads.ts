import { vi } from 'vitest'
import * as bookings from '@/app/api/bookings/route'
import * as donationInquiries from '@/app/api/donation-inquiries/route'
import * as inquiries from '@/app/api/inquiries/route'
import * as volunteerApplications from '@/app/api/volunteer-applications/route'
import type { FormAction } from '@/lib/forms/form-result'
import type { SubmissionContext } from '@/lib/http/sender'
import { startWorker } from '@/lib/jobs/worker'
import {
  submitBooking,
  submitContactMessage,
  submitDonationInquiry,
  submitInquiry,
  submitVolunteerApplication,
} from '@/lib/leads/actions'
import { createLead } from '@/lib/leads/create-lead'
import type { LeadKind } from '@/lib/leads/kinds'
import { readLeads } from '@/lib/leads/queries'
import { makeApplicationBody, makeBookingBody, makeContactBody, makeDonationBody, makeInquiryBody } from './factories'
import { testDb } from './test-db'

/** As a REST client sends it. */
export const leadBodies: Record<LeadKind, (overrides?: Record<string, unknown>) => Record<string, unknown>> = {
  booking: makeBookingBody,
  inquiry: makeInquiryBody,
  donation_inquiry: makeDonationBody,
  volunteer_application: makeApplicationBody,
  contact_message: makeContactBody,
  mail_message: makeContactBody,
}

/** All kinds but those that come by mail. */
export const leadForms: Record<Exclude<LeadKind, 'mail_message'>, FormAction> = {
  booking: submitBooking,
  inquiry: submitInquiry,
  donation_inquiry: submitDonationInquiry,
  volunteer_application: submitVolunteerApplication,
  contact_message: submitContactMessage,
}

export const formKinds = Object.keys(leadForms) as (keyof typeof leadForms)[]

/** There is none for the contact form. */
export const leadRoutes = {
  booking: bookings,
  inquiry: inquiries,
  donation_inquiry: donationInquiries,
  volunteer_application: volunteerApplications,
}

/** Of valid fields, with `overrides`. */
export const store = (kind: LeadKind, overrides: Record<string, unknown> = {}, context?: SubmissionContext) =>
  createLead(kind, leadBodies[kind](overrides), context)

/** As a form sends them: texts, and a consent only when given. */
export function formOf(values: Record<string, unknown>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) if (value !== false) form.set(name, String(value))
  return form
}

const ofLeads = ['reply_files', 'mails', 'rate_limits', 'sendings', 'deleted_figures', 'graphile_worker._private_jobs']

export async function emptyLeads() {
  await testDb.lead.deleteMany()
  // Not TRUNCATE, which makes new files for each table.
  for (const table of ofLeads) await testDb.$executeRawUnsafe(`DELETE FROM ${table}`)
}

/** Oldest first. */
export const storedLeads = () => readLeads(testDb, {}, { orderBy: [{ createdAt: 'asc' }] })

/** Oldest first. */
export function storedMails() {
  return testDb.mail.findMany({ orderBy: { id: 'asc' } })
}

type Job = { key: string; attempts: number; waits: number; locked_by: string | null }

/** With the seconds until their next try. */
export function waitingJobs() {
  return testDb.$queryRaw<Job[]>`
    SELECT key, attempts::int, extract(epoch FROM run_at - now())::float AS waits, locked_by
    FROM graphile_worker.jobs WHERE key LIKE 'mail:%' ORDER BY id`
}

/** Makes all mails due now, and tells the workers. */
export async function makeJobsDue() {
  await testDb.$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now() WHERE key LIKE 'mail:%'`
  await testDb.$executeRaw`SELECT pg_notify('jobs:insert', '{"count": 1}')`
}

export async function withWorker<T>(work: () => Promise<T>) {
  const stop = startWorker(process.env.DATABASE_URL ?? '')
  try {
    return await work()
  } finally {
    await stop()
  }
}

export function eventually<T>(check: () => T | Promise<T>) {
  return vi.waitFor(check, { timeout: 30_000, interval: 50 })
}

/** Stores a lead that came at that time, other than the ones before it. Returns its reference. */
export async function leadOf(kind: LeadKind, createdAt: Date | string, overrides: Record<string, unknown> = {}) {
  const different = { message: `Sent at ${createdAt}, ${crypto.randomUUID()}`, ...overrides }
  const { reference } = await store(kind, different)
  const sentAt = new Date(createdAt)
  await testDb.lead.update({ where: { reference }, data: { createdAt: sentAt, waitingSince: sentAt } })
  return reference
}
