// Stands in for the package of this name, which throws outside of Next.js.
export {}
