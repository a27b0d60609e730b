import { randomUUID } from 'node:crypto'
import type { Route } from 'next'
import { readColleagues } from '@/lib/desk/colleagues'
import { actOnSeveral } from '@/lib/desk/list-actions'
import { severalActs } from '@/lib/desk/several'

/** The id of the form: the boxes stand in the rows. */
export const severalForm = 'several'

type Props = {
  who: string
  /** The address of the list. */
  from: string
}

/** What is done with all rows that are marked. */
export async function Several({ who, from }: Props) {
  const groups = severalActs(await readColleagues(who))
  return (
    <form id={severalForm} action={actOnSeveral} className="several">
      <input type="hidden" name="from" value={from} />
      <input type="hidden" name="key" value={randomUUID()} />
      <select name="act" aria-label="What to do with those that are marked" required defaultValue="">
        <option value="">With those marked …</option>
        {groups.map(([group, options]) => (
          <optgroup key={group} label={group}>
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <button type="submit">Do it</button>
      <a href={from as Route} className="button quiet">
        Stop
      </a>
    </form>
  )
}
