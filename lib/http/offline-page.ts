import { offline } from '../content/notices'
import { html } from './html'
import { answerPlainPage, contactButtons } from './plain-page'

// Lists the pages cached by lib/http/offline/worker.js, newest first.
const script = `
// Who has tapped a link is on the way already.
let isLeaving = false
addEventListener('click', ({ target }) => {
  isLeaving ||= /^http/.test(target.closest('a')?.protocol)
})
addEventListener('online', () => isLeaving || location.reload())
// Some browsers do not tell that the network is back.
setInterval(async () => {
  const isBack = !isLeaving && !document.hidden && (await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null))
  if (isBack && !isLeaving) location.reload()
}, 5000)
;(async () => {
  const prefix = 'itinerary '
  const copies = (await caches.keys()).filter((name) => name.startsWith(prefix)).map((name) => name.split(' '))
  const isTrip = ([, address]) => address.startsWith('/itineraries/')
  copies.sort((a, b) => isTrip(a) - isTrip(b) || b[2] - a[2])
  for (const copy of copies) {
    const [, address, kept] = copy
    if (!kept || document.querySelector('li a[href="' + address + '"]')) continue
    const answer = await (await caches.open(copy.join(' '))).match(address, { ignoreVary: true })
    if (!answer) continue
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const link = document.createElement('a')
    link.href = address
    link.textContent = page.querySelector('h1').textContent
    const item = document.createElement('li')
    item.append(link)
    document.querySelector('ul').append(item)
    document.querySelector('section').hidden = false
  }
})().catch(() => {})
`

/** Shown for any page that is unreachable offline. */
export function answerOffline(brand: string, contacts: { phone: string; whatsapp: string }) {
  const body = html`<p>${offline.text}</p>
${contactButtons(contacts)}
<p><a href="">${offline.again}</a></p>
<section hidden>
<h2>${offline.atHand}</h2>
<ul></ul>
</section>`
  return answerPlainPage({ brand, title: offline.title, heading: offline.heading, body, script })
}
