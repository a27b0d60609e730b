import { checkContent } from '../publishing/check'
import { type Fault, rowKey, type ValidationContext } from '../publishing/sheet'
import { bigChangesLabel } from './how-to'
import type { Parsed, WorkbookFault } from './read'

/** Faults of single cells first, then of relations. */
export function checkWorkbook(parsed: Parsed, context: ValidationContext): WorkbookFault[] {
  const ofCells = parsed.faults.map(({ row: _, ...fault }) => fault)
  return [...ofCells, ...checkContent(parsed, context).map((fault) => toWorkbookFault(fault, parsed))]
}

/** Adds the cell, or the key of a row that only the site has, and what its author can do about it. */
export function toWorkbookFault(
  { sheet, row, field, problem, reason, twin }: Fault,
  { cellOf }: Parsed,
): WorkbookFault {
  const cell = cellOf(row, field)
  const name = cell ? '' : `${rowKey(sheet, row)} (as on the site now): `
  const twinCell = twin && cellOf(twin, field)
  const where = twinCell ? ` stands in ${twinCell} already` : ''
  const hint = reason === 'needs-yes' ? `; if that is intended, write yes beside "${bigChangesLabel}" on How to` : ''
  return { sheet: sheet.name, cell, problem: `${name}${problem}${where}${hint}`, reason }
}
