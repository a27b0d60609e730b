import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { textLinkStyles } from '@/components/ui/text-link'
import { useAgentQuestion } from './agent-question'
import { FieldGroup, type FieldProps } from './field'
import { useEarlyChoice } from './use-early-choice'

type Props = FieldProps & { options: { value: string; label: string; icon?: ReactNode }[] }

/** Optional choices can be deselected. */
export function RadioTilesField({ name, options, ...props }: Props) {
  const { field, fieldState } = useController({ name })
  const group = useEarlyChoice(field.onChange)
  const question = useAgentQuestion(String(props.label))

  return (
    <FieldGroup ref={field.ref} {...props} {...question} error={fieldState.error?.message}>
      <div ref={group} className="grid gap-2.5 md:grid-cols-2">
        {options.map(({ value, label, icon }) => (
          <label key={value} className="relative block">
            <input
              type="radio"
              name={name}
              value={value}
              checked={field.value === value}
              onChange={() => field.onChange(value)}
              onBlur={field.onBlur}
              className="peer absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <span className="flex min-h-14 items-center gap-3 rounded-control border-[1.5px] border-line-strong bg-white px-4 py-2.5 font-semibold leading-tight transition-colors duration-quick peer-checked:border-ink peer-checked:bg-sun-wash peer-checked:[box-shadow:inset_0_0_0_1.5px] forced-colors:peer-checked:border-4 forced-colors:peer-checked:border-[Highlight] peer-hover:border-ink peer-focus-visible:outline-3 peer-focus-visible:outline-ember peer-focus-visible:outline-offset-3 [&>svg]:size-6 [&>svg]:shrink-0 [&>svg]:text-ember">
              {icon}
              {label}
            </span>
          </label>
        ))}
      </div>
      {props.isOptional && field.value && (
        <button
          type="button"
          onClick={() => field.onChange('')}
          className={textLinkStyles('justify-self-start text-small noscript:hidden')}
        >
          Clear choice
        </button>
      )}
    </FieldGroup>
  )
}
