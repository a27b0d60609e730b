import { CircleCheck } from 'lucide-react'
import { undoFromList } from '@/lib/desk/list-actions'
import { readUndoable } from '@/lib/desk/read-list'
import { RowForm } from './row-form'

/** After an act on rows: what was done, with Undo, for eight seconds. Styles end it, so that it needs no script. */
export async function UndoToast({ done: given, from }: { done?: string; from: string }) {
  const done = await readUndoable(given)
  if (!done) return null
  return (
    <div className="toast" role="status">
      <CircleCheck aria-hidden="true" />
      <span>{done.text}</span>
      <RowForm action={undoFromList} hidden={{ from, event: done.events }}>
        <button type="submit">Undo</button>
      </RowForm>
    </div>
  )
}
