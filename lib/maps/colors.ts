import { getCountrySurface, ridgeLines } from '../design/ridge-lines'
import { colors, surfaceInks } from '../design/tokens'
import type { TravelMode } from '../domain/choices'

export const mapColors = {
  land: colors.sand,
  abroad: colors.paper,
  height: '#E0CDA6',
  water: '#C3E0DD',
  shore: colors.lake.sky,
  border: '#A08F7C',
  rock: '#B59A80',
  snow: '#fff',
  disc: colors.clay.DEFAULT,
  onDisc: colors.paper,
  word: colors.ink.DEFAULT,
  soft: colors.ink.soft,
  waterWord: colors.lake.DEFAULT,
  parkWord: colors.leaf.DEFAULT,
} as const

/** Distinguished by line style, with a legend. */
export const lines: Record<
  TravelMode,
  { word: string; colour: string; width: number; dashes?: string; isRound?: boolean }
> = {
  road: { word: 'By road', colour: colors.clay.DEFAULT, width: 2.6 },
  air: { word: 'By air', colour: colors.ember.DEFAULT, width: 2.2, dashes: '9 6' },
  foot: { word: 'On foot', colour: colors.leaf.dark, width: 3.6, dashes: '0 7', isRound: true },
  boat: { word: 'By boat', colour: colors.lake.DEFAULT, width: 2.4, dashes: '12 4 2 4' },
}

export function getFootColors(country: string) {
  const { surface, line } = getCountrySurface(country)
  return { ...surfaceInks[surface], ...ridgeLines[line] }
}
