// md is the one mobile breakpoint, 768 px. In rem, so that who has set larger text gets the layout that has room for it.
export const screens = { sm: '30rem', md: '48rem', lg: '64rem', wide: '75rem', xl: '80rem' } as const
