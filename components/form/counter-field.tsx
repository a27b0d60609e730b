import { Minus, Plus } from 'lucide-react'
import type { ChangeEvent, KeyboardEvent, ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { toAsciiDigits } from '@/lib/domain/digits'
import { FieldNotes, type FieldProps } from './field'
import { useField } from './input-fields'

type Props = FieldProps & {
  unit: string
  limits: { min: number; max: number }
  limitHint: string
}

export function CounterField({ unit, limits, limitHint, ...props }: Props) {
  const { name, label } = props
  const form = useFormContext()
  const typed: string = useWatch({ name })
  const count = Number.parseInt(toAsciiDigits(typed), 10)
  const current = Number.isNaN(count) ? limits.min : count
  const hint = current >= limits.max ? limitHint : undefined
  const { field, control } = useField({ ...props, hint })

  function setCount(next: number) {
    const within = Math.min(Math.max(next, limits.min), limits.max)
    const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted }
    form.setValue(name, String(within), options)
  }

  function change(event: ChangeEvent<HTMLInputElement>) {
    const { target, nativeEvent } = event
    const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true
    const digits = toAsciiDigits(target.value)
    if (!isComposing && digits !== target.value) target.value = digits
    return control.onChange(event)
  }

  function step(event: KeyboardEvent) {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (!by) return
    event.preventDefault()
    setCount(current + by)
  }

  return (
    <div className="grid gap-1.5 border-line border-b py-3.25 first:pt-0 last:border-0 last:pb-0">
      <div className="flex items-center justify-between gap-4">
        <label htmlFor={field.id} className="font-[650] text-[1.125rem]">
          {label}
        </label>
        <div className="flex items-center gap-1">
          <StepButton
            label={`One ${unit} fewer`}
            isAtLimit={current <= limits.min}
            onClick={() => setCount(current - 1)}
          >
            <Minus className="size-5" />
          </StepButton>
          <input
            {...control}
            // Browsers take no digits of other scripts in a field of type number.
            type="text"
            inputMode="numeric"
            role="spinbutton"
            aria-valuenow={current}
            aria-valuemin={limits.min}
            aria-valuemax={limits.max}
            autoComplete="off"
            enterKeyHint="next"
            onChange={change}
            onKeyDown={step}
            onBlur={(event) => {
              if (Number.isNaN(count)) setCount(limits.min)
              return control.onBlur(event)
            }}
            className="h-tap w-14 noscript:w-20 rounded-control bg-transparent text-center font-extrabold font-head text-2xl aria-invalid:text-danger noscript:border-[1.5px] noscript:border-line-strong noscript:bg-white"
          />
          <StepButton
            label={`One ${unit} more`}
            isAtLimit={current >= limits.max}
            onClick={() => setCount(current + 1)}
          >
            <Plus className="size-5" />
          </StepButton>
          <output htmlFor={field.id} className="sr-only">
            {Number.isNaN(count) ? '' : `${count} ${count === 1 ? unit : `${unit}s`}`}
          </output>
        </div>
      </div>
      <div aria-live="polite">
        <FieldNotes id={field.id} hint={hint} error={field.error} />
      </div>
    </div>
  )
}

type StepButtonProps = { label: string; isAtLimit: boolean; onClick: () => void; children: ReactNode }

// aria-disabled: a disabled button loses the focus.
function StepButton({ label, isAtLimit, onClick, children }: StepButtonProps) {
  return (
    <button
      type="button"
      data-every-tap
      aria-label={label}
      aria-disabled={isAtLimit}
      onClick={isAtLimit ? undefined : onClick}
      className="grid size-tap place-items-center rounded-full border-[1.5px] border-line-strong bg-white transition-colors duration-quick not-aria-disabled:hover:border-ink not-aria-disabled:hover:bg-ink not-aria-disabled:hover:text-paper aria-disabled:cursor-default aria-disabled:border-line aria-disabled:bg-transparent aria-disabled:text-line-strong noscript:hidden"
    >
      {children}
    </button>
  )
}
