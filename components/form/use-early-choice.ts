import { useEffectEvent, useLayoutEffect, useRef } from 'react'

export function useEarlyChoice(choose: (value: string) => void) {
  const group = useRef<HTMLDivElement>(null)
  const takeChosen = useEffectEvent(() => {
    const chosen = group.current?.querySelector<HTMLInputElement>('input:checked')?.value
    if (chosen) choose(chosen)
  })
  useLayoutEffect(() => takeChosen(), [])
  return group
}
