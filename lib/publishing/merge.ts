// Content that was written before others changed the site.
import { type Conflict, compare, type Hashes, rowHash } from './compare'
import { owned } from './references'
import { type Change, type Content, type Row, rowKey, rowsOf, type Sheet } from './sheet'
import { sheets } from './sheets/all'

/**
 * The changes of rows that only `mine` has changed since `base`, the conflicts, which stay as the site has them, and the
 * site's content after the changes. Rows that both have alike are the objects of `mine` there.
 */
export function merge(mine: Content, theirs: Content, base: Hashes) {
  let found = compare(mine, theirs, base)
  for (const owner of owned) found = keepTogether(found, owner, theirs, base)
  return { ...found, content: withChanges(mine, theirs, found.changes) }
}

type Compared = ReturnType<typeof compare>

/**
 * A trip that stays keeps its rows on other sheets. One that is gone from the site, or that both have added under one
 * number, gets no rows of `mine`.
 */
function keepTogether(
  { changes, conflicts }: Compared,
  [owner, field, parts]: (typeof owned)[number],
  theirs: Content,
  base: Hashes,
): Compared {
  const isTouched = (sheet: Sheet, row: Row) => base[sheet.name]?.[rowKey(sheet, row)] !== rowHash(sheet, row)
  const touched = new Set(
    parts.flatMap((sheet) => rowsOf(theirs, sheet).flatMap((row) => (isTouched(sheet, row) ? String(row[field]) : []))),
  )
  const ownerOf = ({ sheet, key, before, after }: Conflict) =>
    sheet === owner ? key : parts.includes(sheet) && String((after ?? before)?.[field])
  const staying = [
    ...conflicts.filter(({ sheet, after }) => sheet === owner && !after),
    ...changes.filter(({ sheet, key, after }) => sheet === owner && !after && touched.has(key)),
  ]
  const stays = new Set<unknown>(staying.map(({ key }) => key))
  const isKept = (one: Conflict) => !one.after && stays.has(ownerOf(one))
  const here = new Set(rowsOf(theirs, owner).map((row) => rowKey(owner, row)))
  const written = Object.keys(base[owner.name] ?? {})
  const addedTwice = conflicts.filter(({ sheet, key, before }) => sheet === owner && before && !written.includes(key))
  const closed = new Set<unknown>([...written.filter((key) => !here.has(key)), ...addedTwice.map(({ key }) => key)])
  const isHomeless = (one: Conflict) => one.sheet !== owner && one.after && closed.has(ownerOf(one))
  return {
    changes: changes.filter((one) => !isKept(one) && !isHomeless(one)),
    conflicts: [...conflicts.filter((one) => !isKept(one)), ...staying, ...changes.filter(isHomeless)],
  }
}

function withChanges(mine: Content, theirs: Content, changes: Change[]): Content {
  const written = new Set(changes.map(({ after }) => after))
  const removed = new Set(changes.filter(({ after }) => !after).map(({ before }) => before))
  return Object.fromEntries(
    sheets.map((sheet) => {
      const today = new Map(rowsOf(theirs, sheet).map((row) => [rowKey(sheet, row), row]))
      const found = new Set<string>()
      const rows = rowsOf(mine, sheet).flatMap((row) => {
        const key = rowKey(sheet, row)
        const now = today.get(key)
        // The second row of a key stays, because it is a fault.
        const isSecond = found.has(key)
        found.add(key)
        if (isSecond || written.has(row)) return [row]
        if (!now) return []
        return [rowHash(sheet, row) === rowHash(sheet, now) ? row : now]
      })
      const others = rowsOf(theirs, sheet).filter((row) => !found.has(rowKey(sheet, row)) && !removed.has(row))
      return [sheet.name, [...rows, ...others]]
    }),
  )
}
