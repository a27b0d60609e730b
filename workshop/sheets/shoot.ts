import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'

export type Shot = { path: string; file: string }

type Request = { browser: string; url: string; paths: string[]; width: number; folder: string }

export async function shootPages({ browser, url, paths, width, folder }: Request): Promise<Shot[]> {
  const target = path.join(folder, String(width))
  await mkdir(target, { recursive: true })
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const chrome = await chromium.launch({ executablePath: browser, args })
  try {
    const isPhone = width < 768
    const page = await chrome.newPage({
      viewport: { width, height: isPhone ? 844 : 900 },
      isMobile: isPhone,
      hasTouch: isPhone,
      reducedMotion: 'reduce',
    })
    const shots: Shot[] = []
    for (const address of paths) {
      const file = path.join(target, `${fileName(address)}.jpg`)
      await page.goto(new URL(address, url).href, { waitUntil: 'load' })
      await loadPictures(page)
      // What sticks to the foot of the window would cover the page.
      const style = '[data-action-bar] > aside { display: none }'
      await page.screenshot({ path: file, fullPage: true, type: 'jpeg', quality: 85, style })
      shots.push({ path: address, file })
    }
    return shots
  } finally {
    await chrome.close()
  }
}

function fileName(address: string) {
  return address.replaceAll(/\W+/g, '-').replaceAll(/^-|-$/g, '') || 'home'
}

/** Lazy pictures load only when they come near. */
async function loadPictures(page: Page) {
  await page.evaluate(async () => {
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    // A picture without layout (in a closed menu) never loads.
    const shown = pictures.filter((picture) => picture.checkVisibility())
    await Promise.all(shown.map((picture) => picture.decode().catch(() => undefined)))
    await document.fonts.ready
  })
}
