// The outlines of the letters on maps, made by scripts/maps.ts, and words set in them.
import json from './letters.json' with { type: 'json' }

/** How fine the outlines are: steps to the size of the letters. */
export const units = 80

export type Face = 'sans' | 'italic'

/** By letter: how wide it is, in units, and its outline, which starts and ends at its origin. */
export type Letters = Record<Face, Record<string, readonly [advance: number, outline: string]>>

const letters = json as unknown as Letters

const drawable = (face: Face, text: string) =>
  [...text.normalize('NFD')].flatMap((letter) => {
    const known = letters[face][letter]
    return known ? [known] : []
  })

/** How wide a text is at this size. Takes what stands between its letters besides, in units. */
export function widthOf(text: string, size: number, face: Face = 'sans', spacing = 0) {
  return (drawable(face, text).reduce((sum, [advance]) => sum + advance + spacing, 0) * size) / units
}

/** The outline of a text as path data in units. A letter that the fonts do not have is left out. */
export function outlineOf(text: string, face: Face = 'sans', spacing = 0) {
  return drawable(face, text)
    .map(([advance, outline]) => `${outline}m${advance + spacing} 0`)
    .join('')
}
