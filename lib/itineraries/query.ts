/** How many characters of a search are read. */
export const maxQueryLength = 100
