import { type Control, useWatch } from 'react-hook-form'
import type { Values } from '@/lib/forms/form-definition'
import type { volunteerApplication } from '@/lib/leads/kinds/volunteer-application'
import { sayUnfitStay } from '@/lib/leads/programme-stay'

type Props = {
  control: Control<Values<typeof volunteerApplication>>
  /** When each programme runs, by its value. */
  availability: Partial<Record<string, string>>
}

/** When the chosen programme runs, and whether the stay fits. It refuses nothing. */
export function ProgrammeStay({ control, availability }: Props) {
  const [program, startDate, duration] = useWatch({ control, name: ['program', 'startDate', 'duration'] })
  const runs = availability[program]
  const unfit = runs ? sayUnfitStay(runs, { startDate, duration }) : []
  return (
    <div role="status" className="grid gap-1 empty:hidden">
      {runs && <p>This programme runs: {runs}.</p>}
      {unfit.length > 0 && (
        <p className="font-semibold">
          {unfit.join(' ')} Send it all the same and tell us why below: we ask the hosts, or suggest another.
        </p>
      )}
    </div>
  )
}
