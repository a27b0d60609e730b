const mark =
  'M20.5 10.5C13 6.2 4.6 8.4 3 17.2 1.5 26.4 6.6 36.6 14.2 38.2 18 39 20.4 36.6 21.4 33.4 19.2 26.2 18.8 18 20.5 10.5ZM43.5 10.5C51 6.2 59.4 8.4 61 17.2 62.5 26.4 57.4 36.6 49.8 38.2 46 39 43.6 36.6 42.6 33.4 44.8 26.2 45.2 18 43.5 10.5ZM32 6.5C36.4 6.5 39.4 8 40.4 10.6 42.6 17 42.2 26 39.8 33.6 38.6 37.6 37.8 41.2 37.9 44.6 38 48 39.2 50.6 41.4 50.6 43 50.6 43.8 49.4 44.2 47.8 44.6 46 48.4 46.2 48.6 48.6 49 53.6 45.6 58 40.4 58 33 58 28.4 52.6 27.2 45 26.6 41 25.6 37.8 24.2 33.6 21.8 26 21.4 17 23.6 10.6 24.6 8 27.6 6.5 32 6.5ZM23.2 37.6C24 40.4 24.5 43 24.6 45.6 21.6 47.6 17.8 47.8 15.2 46.2 19 45.4 21.8 42.2 23.2 37.6Z'

/** The elephant that is also a T. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 64 64" fill="currentColor" aria-hidden="true" className={className}>
      <path d={mark} />
    </svg>
  )
}

/** Mark and brand name; the name is set, not drawn, so that an operator can change it. */
export function Logo({ brand }: { brand: string }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <Mark className="size-[2.125rem] md:size-10" />
      <span className="whitespace-nowrap font-head text-[1.375rem] font-bold leading-none tracking-[-0.01em] md:text-[1.5rem]">
        {brand}
      </span>
    </span>
  )
}
