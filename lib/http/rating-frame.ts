// The rating widget runs in a sandboxed frame, isolated from our pages.
import 'server-only'
import { widgetPolicy } from './content-security-policy'
import { html, htmlSource, rawHtml } from './html'

/** No allow-same-origin, so its scripts have a foreign origin. */
export const ratingSandbox = 'allow-scripts allow-popups allow-popups-to-escape-sandbox'

type Widget = { src: string; id: string }

// Posts the widget's height to components/layout/rating-widget.tsx.
const script = `
document.querySelector('div script').addEventListener('load', () => {
  const postHeight = () => parent.postMessage({ ratingHeight: document.documentElement.offsetHeight }, '*')
  new ResizeObserver(postHeight).observe(document.documentElement)
})
`

export function ratingFrame({ src, id }: Widget) {
  const { origin } = new URL(src)
  const policy = widgetPolicy(origin, script, ratingSandbox)
  const page = htmlSource(html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Our rating</title><base target="_blank"><style>body{margin:0}</style></head>
<body><div id="${id}"><script src="${src}" async></script></div><script>${rawHtml(script)}</script></body>
</html>`)
  return { policy, page }
}
