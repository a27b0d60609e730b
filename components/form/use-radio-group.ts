import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useController } from 'react-hook-form'

/** `group`: the element around the radio buttons, to take what was chosen before hydration. */
export function useRadioGroup(name: string) {
  const { field, fieldState } = useController({ name })
  const group = useRef<HTMLDivElement>(null)
  const takeChosen = useEffectEvent(() => {
    const chosen = group.current?.querySelector<HTMLInputElement>('input:checked')?.value
    if (chosen) field.onChange(chosen)
  })
  useLayoutEffect(() => takeChosen(), [])
  const radio = (value: string) => ({
    type: 'radio',
    name,
    value,
    checked: field.value === value,
    onChange: () => field.onChange(value),
    onBlur: field.onBlur,
  })
  return { field, group, radio, error: fieldState.error?.message }
}
