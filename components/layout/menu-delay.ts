/** Milliseconds of hovering before a menu opens, changes or closes. */
export const menuDelay = { open: 200, skip: 300, close: 150 } as const
