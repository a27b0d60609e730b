import { dropLeftover } from '@/lib/desk/content-actions'
import type { Draft, UnreadDraft } from '@/lib/publishing/drafts'
import { DeskForm } from './desk-form'

/** Drafts that cannot go onto the site: what was typed is shown, until somebody drops it. */
export function Leftovers({ lost, unread }: { lost: Draft[]; unread: UnreadDraft[] }) {
  return (
    <>
      {lost.map(({ id, sheet, key, cells }) => (
        <Leftover key={id} id={id} texts={Object.values(cells).map(({ text }) => text)}>
          {`${sheet.name} ${key} was taken off the site meanwhile.`}
        </Leftover>
      ))}
      {unread.map(({ id, sheet, key, texts }) => (
        <Leftover key={id} id={id} texts={texts}>
          {`${sheet} ${key} was typed in another version of the site, which this one cannot read. Please type it anew.`}
        </Leftover>
      ))}
    </>
  )
}

function Leftover({ id, texts, children }: { id: number; texts: string[]; children: string }) {
  return (
    <DeskForm action={dropLeftover} hidden={{ draft: String(id) }} button="Drop it" tone="quiet">
      <p className="fault">{children}</p>
      {texts.length > 0 && <blockquote>{texts.join('\n')}</blockquote>}
    </DeskForm>
  )
}
