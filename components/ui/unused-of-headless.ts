// Stands for packages that Headless UI always loads and that we do not use: long virtual lists, and panels that look for
// their place (next.config.ts). Saves 13 KiB of the search box. Types are those of the packages.
const nothing = () => undefined
const asGiven = <Props>(props: Props) => props

export function useVirtualizer(): never {
  throw new Error('Virtual lists are left out (next.config.ts).')
}

export const useFloating = () => ({
  refs: { setReference: nothing, setFloating: nothing },
  floatingStyles: {},
  context: {},
})
export const useInteractions = () => ({ getReferenceProps: asGiven, getFloatingProps: asGiven })
export const useInnerOffset = () => ({})
export {
  nothing as autoUpdate,
  nothing as flip,
  nothing as inner,
  nothing as offset,
  nothing as shift,
  nothing as size,
}
