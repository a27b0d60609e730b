import { checkContent } from '../publishing/check'
import type { Fault, ValidationContext } from '../publishing/sheet'
import { bigChangesLabel } from './how-to'
import type { Parsed, WorkbookFault } from './read'

/** Faults of single cells first, then of relations. */
export function checkWorkbook(parsed: Parsed, context: ValidationContext): WorkbookFault[] {
  const ofCells = parsed.faults.map(({ row: _, ...fault }) => fault)
  return [...ofCells, ...checkContent(parsed, context).map((fault) => toWorkbookFault(fault, parsed))]
}

/** Adds the cell, and what its author can do about it. */
export function toWorkbookFault(
  { sheet, row, field, problem, reason, twin }: Fault,
  { cellOf }: Parsed,
): WorkbookFault {
  const where = twin ? ` stands in ${cellOf(twin, field)} already` : ''
  const hint = reason === 'needs-yes' ? `; if that is intended, write yes beside "${bigChangesLabel}" on How to` : ''
  return { sheet: sheet.name, cell: cellOf(row, field), problem: `${problem}${where}${hint}`, reason }
}
