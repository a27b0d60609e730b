/** Longer searches are read up to here, before any pattern sees them. */
export const maxQueryLength = 100

/** After the last letter, before a search starts by itself. In milliseconds. */
export const typingPause = 400
