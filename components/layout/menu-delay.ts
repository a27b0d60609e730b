/** How long the wide menu waits for the mouse, in ms. */
export const menuDelay = { open: 200, skip: 300, close: 150 } as const
