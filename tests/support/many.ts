import { readdir } from 'node:fs/promises'
import { expect } from 'vitest'
import { buildFolder } from '@/scripts/lib/paths'
import { isAlive } from '@/scripts/lib/processes'
import { hiddenFields } from './plain-form'
import { until } from './scripts'

// In ms. The README promises two seconds, a busy machine gets more; without notifications it would take an hour.
const soon = 15_000

export const textOf = async (url: string) => (await fetch(url)).text()

export function showsSoon(urls: string[], text: string) {
  return Promise.all(urls.map((url) => until(async () => (await textOf(url)).includes(text), soon)))
}

/** Instances note their process and port in the build folder. */
export async function pidsOf(instances: string[]) {
  const notes = await readdir(buildFolder())
  const ports = instances.map((instance) => new URL(instance).port)
  const numbers = notes.map((note) => note.match(/^serving-(\d+)-(\d+)$/)).filter((match) => match !== null)
  return numbers
    .filter(([, , port = '']) => ports.includes(port))
    .map(([, pid]) => Number(pid))
    .filter(isAlive)
}

export function isUp(origin: string) {
  return fetch(origin, { method: 'HEAD' }).then(
    () => true,
    () => false,
  )
}

export const contactForm = async (origin: string) => hiddenFields(await textOf(`${origin}/contact`))

/** Posts the contact form as one visitor; returns the one reference in the answer. */
export async function sendForm(origin: string, fields: [string, string][], headers: Record<string, string> = {}) {
  const body = new FormData()
  for (const [name, value] of fields) body.append(name, value)
  const from = { 'x-forwarded-for': '198.51.100.11', origin: process.env.SITE_URL ?? '' }
  const response = await fetch(`${origin}/contact`, { method: 'POST', body, headers: { ...from, ...headers } })
  expect(response.status).toBe(200)
  const references = new Set((await response.text()).match(/TT-[2-9A-Z]{7}/g))
  expect(references.size).toBe(1)
  return [...references]
}
