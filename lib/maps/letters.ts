// The outlines of letters, made by workshop/maps.ts.
import json from './letters.json' with { type: 'json' }

/** Steps per size of the letters. */
export const units = 80

export type Face = 'sans' | 'italic'

/** The width in units, and the outline, which starts and ends at its origin. */
export type Letters = Record<Face, Record<string, readonly [advance: number, outline: string]>>

const letters = json as unknown as Letters

const drawable = (face: Face, text: string) =>
  [...text.normalize('NFD')].flatMap((letter) => {
    const known = letters[face][letter]
    return known ? [known] : []
  })

/** `spacing`: extra room between letters, in units. */
export function widthOf(text: string, size: number, face: Face = 'sans', spacing = 0) {
  return (drawable(face, text).reduce((sum, [advance]) => sum + advance + spacing, 0) * size) / units
}

/** Path data in units. Letters missing from the fonts are left out. */
export function outlineOf(text: string, face: Face = 'sans', spacing = 0) {
  return drawable(face, text)
    .map(([advance, outline]) => `${outline}m${advance + spacing} 0`)
    .join('')
}
