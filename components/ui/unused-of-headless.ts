// Stands for packages that Headless UI always loads and that we do not use: long virtual lists, and panels that look for
// their place (next.config.ts). Saves 17 KiB of the search box. Types are those of the packages.
const nothing = () => undefined
const asGiven = <Props>(props: Props) => props

export function useVirtualizer(): never {
  throw new Error('Virtual lists are left out (next.config.ts).')
}

// The same objects each time, as React compares them.
const floating = {
  refs: { setReference: nothing, setFloating: nothing },
  floatingStyles: {},
  context: { placement: 'bottom', elements: {} },
}
const interactions = { getReferenceProps: asGiven, getFloatingProps: asGiven }

export const useFloating = () => floating
export const useInteractions = () => interactions
export const useInnerOffset = () => nothing
export {
  nothing as autoUpdate,
  nothing as flip,
  nothing as inner,
  nothing as offset,
  nothing as shift,
  nothing as size,
}
