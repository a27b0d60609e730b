import { expect, type Page } from './browser-test'

type Load = { url: string; type: string; size: number; isDone: boolean }

/** `size` is in bytes over the wire. */
export async function recordLoads(page: Page) {
  const loads: Load[] = []
  const byId = new Map<string, Load>()
  const session = await page.context().newCDPSession(page)
  const end = (id: string, size: number) => Object.assign(byId.get(id) ?? {}, { size, isDone: true })
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
    // A redirect goes on under the same id.
    end(requestId, 0)
    const load = { url: request.url, type, size: 0, isDone: false }
    byId.set(requestId, load)
    loads.push(load)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => end(requestId, encodedDataLength))
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0))
  await session.send('Network.enable')
  return loads
}

/** Waits until pictures in view are there, all requests have ended, and the idle page has started no new ones. */
export async function settle(page: Page, loads: Load[]) {
  let before: number
  do {
    before = loads.length
    await expect.poll(() => page.evaluate(missingPictures)).toEqual([])
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })))
    await expect.poll(() => loads.filter(({ isDone }) => !isDone).map(({ url }) => url)).toEqual([])
  } while (loads.length > before)
}

/** Runs in the page, after a frame, when lazy pictures in view have begun to load. */
function missingPictures() {
  return new Promise<string[]>((resolve) => {
    if (document.images.length === 0) return resolve([])
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect()
      const inView = entries.filter(({ isIntersecting }) => isIntersecting)
      const images = inView.map(({ target }) => target as HTMLImageElement)
      resolve(images.filter(({ complete }) => !complete).map(({ currentSrc, src }) => currentSrc || src))
    })
    for (const image of document.images) observer.observe(image)
  })
}
