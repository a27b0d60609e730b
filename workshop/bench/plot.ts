// The results as one HTML page with inline SVG charts.
import { isMet, type Row } from './rows'

const colors = { met: '#3f7d4e', missed: '#c2410c', open: '#8a8378' }
const [label, bar, line] = [230, 520, 24]

export function plotPage(title: string, about: string, rows: Row[]) {
  const groups = [...new Set(rows.map(({ group }) => group))]
  const charts = groups.map((group) =>
    chart(
      group,
      rows.filter((row) => row.group === group),
    ),
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>
  body { font: 15px/1.5 system-ui, sans-serif; color: #2b2620; background: #fcf8f0; max-width: 56rem; margin: 2rem auto; padding: 0 1rem }
  h2 { font-size: 1.1rem; margin: 2rem 0 0.5rem }
  svg { width: 100%; height: auto; font: 12px system-ui, sans-serif }
</style>
<h1>${escaped(title)}</h1>
<p>${escaped(about)}</p>
<p>Green: goal met. Orange: missed. Grey: for comparison. The dark line is the goal.</p>
${charts.join('\n')}
</html>
`
}

function chart(group: string, rows: Row[]) {
  const limit = rows.find(({ goal }) => goal)?.goal?.limit ?? 0
  const most = Math.max(limit, ...rows.map(({ value }) => value)) || 1
  const width = (value: number) => Math.max(0, (value / most) * bar)
  const height = rows.length * line
  const bars = rows.map((row, index) => {
    const y = index * line
    const met = isMet(row)
    const color = met === undefined ? colors.open : met ? colors.met : colors.missed
    const goalAt = row.goal && label + width(row.goal.limit)
    return `<text x="${label - 8}" y="${y + 16}" text-anchor="end">${escaped(row.name)}</text>
<rect x="${label}" y="${y + 4}" width="${width(row.value).toFixed(1)}" height="${line - 8}" fill="${color}"/>
<text x="${(label + width(row.value) + 6).toFixed(1)}" y="${y + 16}">${row.value.toLocaleString('en')}</text>
${goalAt ? `<line x1="${goalAt}" x2="${goalAt}" y1="${y}" y2="${y + line}" stroke="#2b2620" stroke-width="2"/>` : ''}`
  })
  return `<h2>${escaped(group)}</h2>
<svg viewBox="0 0 ${label + bar + 90} ${height}" role="img" aria-label="${escaped(group)}">
${bars.join('\n')}
</svg>`
}

function escaped(text: string) {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
