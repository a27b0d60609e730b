import { expect, test } from 'vitest'
import { parseConfig } from '@/lib/config/schema'

test('the rating widget is off until its script is named', () => {
  expect(parseConfig({}).reviewWidget).toBeNull()
  expect(parseConfig({ REVIEW_WIDGET_ID: 'TA_1' }).reviewWidget).toBeNull()
  const env = { REVIEW_WIDGET_SRC: 'https://reviews.example.com/w.js' }
  expect(parseConfig(env).reviewWidget).toEqual({ src: env.REVIEW_WIDGET_SRC, id: 'review-widget' })
  expect(parseConfig({ ...env, REVIEW_WIDGET_ID: 'TA_1' }).reviewWidget).toEqual({
    src: env.REVIEW_WIDGET_SRC,
    id: 'TA_1',
  })
})

test('a widget script without https and an id that is none are refused by name', () => {
  expect(() => parseConfig({ REVIEW_WIDGET_SRC: 'http://reviews.example.com/w.js' })).toThrow(/^REVIEW_WIDGET_SRC /)
  expect(() => parseConfig({ REVIEW_WIDGET_ID: '1 "x' })).toThrow(/^REVIEW_WIDGET_ID /)
})

test('the map of the office can be another one', () => {
  expect(parseConfig({}).mapEmbedUrl).toMatch(/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?/)
  expect(parseConfig({ MAP_EMBED_URL: 'https://maps.example.com/e' }).mapEmbedUrl).toBe('https://maps.example.com/e')
})
