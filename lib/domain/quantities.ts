// Claims that are counted with: '60 days', '30%'. The workbook refuses other words for them.

/** Null unless the text is a number of days and nothing else. */
export function readDays(text: string | undefined) {
  const [, digits] = /^(\d{1,3}) days?$/.exec(text?.trim() ?? '') ?? []
  return digits === undefined ? null : Number(digits)
}

/** Null unless the text is a share and nothing else: above 0, up to 100. */
export function readPercent(text: string | undefined) {
  const [, digits] = /^(\d{1,3}(?:\.\d+)?) ?%$/.exec(text?.trim() ?? '') ?? []
  const percent = Number(digits)
  return percent > 0 && percent <= 100 ? percent : null
}
