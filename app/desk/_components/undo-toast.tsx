import { CircleCheck } from 'lucide-react'
import { actionLabels } from '@/lib/desk/events'
import { undoFromList } from '@/lib/desk/list-actions'
import { readUndoable } from '@/lib/desk/read-list'
import { RowForm } from './row-form'

/** After an act on a row: what was done, with Undo, for eight seconds. Styles end it, so that it needs no script. */
export async function UndoToast({ event, reference, from }: { event?: string; reference?: string; from: string }) {
  const done = await readUndoable(reference, event)
  if (!done) return null
  return (
    <div className="toast" role="status">
      <CircleCheck aria-hidden="true" />
      <span>
        {done.name}: {(actionLabels[done.action] ?? done.action).toLowerCase()}.
      </span>
      <RowForm action={undoFromList} hidden={{ reference: done.reference, from, event: done.id }}>
        <button type="submit">Undo</button>
      </RowForm>
    </div>
  )
}
