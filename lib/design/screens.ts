// Specification: md is 768 px. In rem, to respect the visitor's text size.
export const screens = { sm: '30rem', md: '48rem', lg: '64rem', wide: '75rem', xl: '80rem' } as const
