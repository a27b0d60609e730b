// The real package throws outside of Next.js.
export {}
