import { randomUUID } from 'node:crypto'
import type { ReactNode } from 'react'

type Props = {
  action: (form: FormData) => Promise<void>
  hidden: { from: string; reference?: string; seen?: number; event?: string }
  children: ReactNode
}

/** An act of the list, without scripts too. Sent twice, it counts once. */
export function RowForm({ action, hidden, children }: Props) {
  return (
    <form action={action}>
      {Object.entries({ ...hidden, key: randomUUID() }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}
