const longestSide = 2048

type Words = { title: string; address: string }

/** JPEG with a caption strip and without EXIF (location). Returns the file itself if the browser cannot draw it. */
export async function makePostcard(file: File, picture: HTMLImageElement, { title, address }: Words): Promise<File> {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!context) return file
  const scale = Math.min(1, longestSide / Math.max(picture.naturalWidth, picture.naturalHeight))
  const width = Math.round(picture.naturalWidth * scale)
  const height = Math.round(picture.naturalHeight * scale)
  const line = Math.max(14, Math.round(width / 26))
  canvas.width = width
  canvas.height = height + line * 4
  const { color, backgroundColor } = getComputedStyle(document.body)
  context.fillStyle = backgroundColor
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, width, height)
  context.fillStyle = color
  context.textBaseline = 'middle'
  const room = width - line * 2
  context.font = `700 ${line}px system-ui, sans-serif`
  context.fillText(title, line, height + line * 1.4, room)
  context.font = `${Math.round(line * 0.8)}px system-ui, sans-serif`
  context.fillText(address, line, height + line * 2.7, room)
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
  return drawn ? new File([drawn], nameOf(title), { type: drawn.type }) : file
}

function nameOf(title: string) {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['safari']
  return `${words.join('-')}.jpg`
}
