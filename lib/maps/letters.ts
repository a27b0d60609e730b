import json from './letters.json' with { type: 'json' }

export const units = 80

export type Face = 'sans' | 'italic'

/** Outlines start and end at their origin. */
export type Letters = Record<Face, Record<string, readonly [advance: number, outline: string]>>

const letters = json as unknown as Letters

const drawable = (face: Face, text: string) =>
  [...text.normalize('NFD')].flatMap((letter) => {
    const known = letters[face][letter]
    return known ? [known] : []
  })

/** `spacing`: between letters, in units. */
export function widthOf(text: string, size: number, face: Face = 'sans', spacing = 0) {
  return (drawable(face, text).reduce((sum, [advance]) => sum + advance + spacing, 0) * size) / units
}

/** Path data in units. Missing glyphs are skipped. */
export function outlineOf(text: string, face: Face = 'sans', spacing = 0) {
  return drawable(face, text)
    .map(([advance, outline]) => `${outline}m${advance + spacing} 0`)
    .join('')
}
