// Twelve fields with fixed messages (specification sections 3 and 5).
import type { VolunteerApplication } from '../../../prisma/generated/client'
import { applicationReplyTime, programs, stayLabels } from '../../domain/programmes'
import { retention } from '../../domain/retention'
import { type FormDefinition, nothingBooked, type Parsed } from '../../forms/form-definition'
import { formatStartDate } from '../../forms/start-date'
import { type KindOfLead, type LeadOf, type Line, optionLabel } from './kind'

export const durations = [
  { value: '1-2-weeks', label: '1 to 2 weeks' },
  { value: '2-4-weeks', label: '2 to 4 weeks' },
  { value: '1-3-months', label: '1 to 3 months' },
  { value: '3-6-months', label: '3 to 6 months' },
  { value: '6-months-plus', label: '6 months or longer' },
] as const

export const volunteerApplication = {
  fields: {
    firstName: {
      kind: 'text',
      label: 'First name',
      min: 2,
      max: 120,
      message: 'First name must be at least 2 characters.',
    },
    lastName: {
      kind: 'text',
      label: 'Last name',
      min: 2,
      max: 120,
      message: 'Last name must be at least 2 characters.',
    },
    email: { kind: 'email', label: 'Email', message: 'Please enter a valid email address.' },
    phone: { kind: 'text', label: 'Phone', min: 10, max: 40, message: 'Please enter a valid phone number.' },
    nationality: { kind: 'text', label: 'Nationality', min: 2, max: 120, message: 'Please enter your nationality.' },
    program: {
      kind: 'choice',
      label: 'Volunteer programme',
      options: programs,
      message: 'Please select a volunteer program.',
    },
    startDate: {
      kind: 'day',
      label: 'Start date',
      message: 'Please select a start date.',
      tooEarly: 'This day is too early. Please select a start date from tomorrow on.',
    },
    duration: { kind: 'choice', label: 'Duration', options: durations, message: 'Please select a duration.' },
    skills: {
      kind: 'text',
      label: 'Relevant skills or experience',
      min: 10,
      max: 4000,
      message: 'Please describe your relevant skills or experience.',
    },
    motivation: {
      kind: 'text',
      label: 'Why do you want to volunteer?',
      min: 20,
      max: 4000,
      message: 'Please tell us why you want to volunteer.',
    },
    emergencyContact: {
      kind: 'text',
      label: 'Emergency contact',
      min: 5,
      max: 400,
      message: 'Please provide an emergency contact.',
    },
    agreeTerms: {
      kind: 'consent',
      label: 'Terms & Conditions',
      message: 'You must agree to the terms and conditions.',
    },
  },
  success: {
    title: 'Application Submitted',
    description: "Thank you for your interest in volunteering with us. We'll be in touch soon!",
  },
  failure: { title: 'Error', description: 'There was an error submitting your application. Please try again.' },
  replyTime: applicationReplyTime,
  isReplyTimeFixed: true,
  notYet: nothingBooked,
  next: (replyTime: string = applicationReplyTime) =>
    `Our team replies ${replyTime}, after asking a host. If one can use you, you get a plan with what it costs, and then you decide.`,
  purpose: 'consider this application and, if you come, to plan your placement and keep you safe',
  draft: 'volunteer',
} as const satisfies FormDefinition

export const volunteerApplicationLead: KindOfLead<'volunteer_application', VolunteerApplication> = {
  form: volunteerApplication,
  relation: 'volunteerApplication',
  columns: ({ email: _, ...fields }: Parsed<typeof volunteerApplication>) => ({
    ...fields,
    startDate: new Date(`${fields.startDate}T00:00:00Z`),
  }),

  ours: 'Volunteer application',
  yours: 'volunteer application',
  mailbox: () => 'volunteers',
  name: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  phone: ({ phone }) => ({ phone, countryCode: null }),
  about: ({ program }) => optionLabel(programs, program) ?? program,
  facts: (row) => [...stayLines(row), ['Nationality', row.nationality]],
  messages: ({ skills, motivation }) => [
    ['Skills', skills],
    ['Motivation', motivation],
  ],
  receipt: stayLines,
  confidential: ({ emergencyContact }) => [
    ['Emergency contact', emergencyContact || `deleted after ${retention.emergencyContactMonths} months`],
  ],
}

function stayLines({ program, startDate, duration }: LeadOf<'volunteer_application', VolunteerApplication>): Line[] {
  return [
    [stayLabels.program, optionLabel(programs, program)],
    [stayLabels.startDate, formatStartDate(startDate)],
    [stayLabels.duration, optionLabel(durations, duration)],
  ]
}
