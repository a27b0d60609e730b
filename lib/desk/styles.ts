import { colors } from '../design/tokens'

const { ink, line, ember, leaf, danger, sun } = colors

export const deskStyle = `
*{box-sizing:border-box}
body{margin:0;background:${colors.sand};color:${ink.DEFAULT};font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:42rem;margin:0 auto;padding:16px 16px 64px;background:${colors.paper};min-height:100vh}
h1{font-size:1.5rem;line-height:1.2;margin:.25rem 0}
h2{font-size:1.1rem;margin:2rem 0 .5rem}
p{margin:.25rem 0 .75rem}
a{color:${ember.dark}}
.whole{white-space:nowrap}
.soft,dt,small{color:${ink.soft}}
.status{font-weight:700}
.taps{display:flex;flex-wrap:wrap;gap:8px;margin:12px 0}
[aria-current]{border-width:2px;font-weight:700}
.button,button{display:inline-flex;align-items:center;justify-content:center;min-height:48px;padding:10px 18px;border:0;border-radius:8px;background:${ember.DEFAULT};color:#fff;font:inherit;font-weight:700;text-decoration:none;cursor:pointer}
.quiet{background:#fff;color:${ink.DEFAULT};border:1px solid ${line.strong}}
button.danger{background:${danger.DEFAULT}}
:focus-visible{outline:3px solid ${sun.DEFAULT};outline-offset:2px}
dl{margin:0}
dt{font-size:.875rem;margin-top:.5rem}
dd{margin:0;font-weight:600;white-space:pre-line}
blockquote{margin:.25rem 0 1rem;padding:4px 0 4px 14px;border-left:3px solid ${sun.DEFAULT};white-space:pre-wrap}
ul{padding-left:1.1rem}
li{margin:.3rem 0}
.note{padding:12px 14px;border-radius:8px;background:${leaf.wash};margin:12px 0}
.problem{background:${danger.wash}}
.note form{display:inline-block}
details{border-top:1px solid ${line.DEFAULT}}
details:last-of-type{border-bottom:1px solid ${line.DEFAULT}}
summary{min-height:48px;padding:12px 0;font-weight:700;cursor:pointer}
label{display:block;font-weight:600;margin:.75rem 0 .25rem}
input,textarea,select{width:100%;min-height:48px;padding:10px 12px;border:1px solid ${line.strong};border-radius:8px;background:#fff;color:inherit;font:inherit;font-weight:400}
textarea{min-height:14rem}
form>button{margin:12px 0 16px}
table{width:100%;border-collapse:collapse}
th,td{text-align:left;padding:6px 8px 6px 0;border-bottom:1px solid ${line.DEFAULT};vertical-align:top}
td.number,th.number{text-align:right}
`

export const deskScript = `
(() => {
  let drafts = {}
  const save = () => { try { localStorage.setItem('desk', JSON.stringify(drafts)) } catch {} }
  try { drafts = JSON.parse(localStorage.getItem('desk')) || {} } catch {}
  const done = document.body.dataset.done
  if (done) { for (const name of Object.keys(drafts)) if (name.startsWith(done)) delete drafts[name]; save() }
  for (const field of document.querySelectorAll('[data-keep]')) {
    const name = field.dataset.keep
    if (drafts[name] && !('typed' in field.dataset) && (!field.value || field.value === field.defaultValue)) field.value = drafts[name]
    field.addEventListener('input', () => { drafts[name] = field.value; save() })
  }
  for (const form of document.querySelectorAll('form[method=post]')) {
    form.addEventListener('submit', (event) => {
      if (navigator.onLine) return
      event.preventDefault()
      const alert = form.querySelector('[role=alert]') || form.appendChild(document.createElement('p'))
      alert.setAttribute('role', 'alert')
      alert.textContent = 'You are offline. What you wrote is kept here: send it again when you are online.'
    })
  }
})()
`
