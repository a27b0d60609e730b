// What write-excel-file leaves to features: drop-down lists, locked cells, hidden sheets.
import type writeExcelFile from 'write-excel-file/node'

// The package does not export the type for Node.
type Feature = NonNullable<NonNullable<Parameters<typeof writeExcelFile>[1]>['features']>[number]

/** Also marks locked cells in the styles. */
export const lockedFill = '#E6E0D2'

export type DropDown = { range: string; source: string; isLoose: boolean }

export type SheetExtras = { dropDowns: DropDown[]; isProtected: boolean; isHidden: boolean }

const open = ['formatCells', 'formatColumns', 'formatRows', 'insertRows', 'deleteRows', 'sort', 'autoFilter']
const protection = `<sheetProtection sheet="1" objects="1" scenarios="1" ${open.map((name) => `${name}="0"`).join(' ')}/>`

function dropDownXml({ range, source, isLoose }: DropDown) {
  const how = `type="list" allowBlank="1" showErrorMessage="1" ${isLoose ? 'errorStyle="warning" ' : ''}`
  const words = 'errorTitle="Not in the list" error="Choose one from the list."'
  return `<dataValidation ${how}${words} sqref="${range}"><formula1>${source}</formula1></dataValidation>`
}

function extrasXml({ dropDowns, isProtected }: SheetExtras) {
  const lists = dropDowns.map(dropDownXml).join('')
  return `${isProtected ? protection : ''}${lists && `<dataValidations count="${dropDowns.length}">${lists}</dataValidations>`}`
}

function unlock(styles: string) {
  const fills = [...styles.matchAll(/<fill>.*?<\/fill>/gs)].map(([fill]) => fill)
  const locked = fills.findIndex((fill) => fill.includes(lockedFill.slice(1).toUpperCase()))
  return styles.replace(/<xf ([^>]*)>(.*?)<\/xf>/gs, (whole, attributes: string, inside: string) =>
    new RegExp(`fillId="${locked}"`).test(attributes)
      ? whole
      : `<xf ${attributes} applyProtection="1">${inside}<protection locked="0"/></xf>`,
  )
}

export function extrasFeature(sheets: SheetExtras[]): Feature {
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: (xml, _options, { sheetIndex }) =>
            xml.replace(
              '</sheetData>',
              `</sheetData>${extrasXml(sheets[sheetIndex] ?? { dropDowns: [], isProtected: false, isHidden: false })}`,
            ),
        },
        'xl/styles.xml': { transform: unlock },
        'xl/workbook.xml': {
          transform: (xml) => {
            let index = -1
            return xml.replace(/<sheet /g, (tag) => {
              index += 1
              return sheets[index]?.isHidden ? '<sheet state="hidden" ' : tag
            })
          },
        },
      },
    },
  }
}
