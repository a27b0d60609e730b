'use client'
import { useState } from 'react'

type Props = {
  src: string
  /** Width by height. */
  frame: number
}

/** The photograph as the page shows it; a tap on it, or the slider, moves what is shown. */
export function PhotoFrame({ src, frame }: Props) {
  const [part, setPart] = useState(50)
  const address = `/_next/image?url=${encodeURIComponent(src)}&w=1080&q=60`
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the slider does the same */}
      {/* biome-ignore lint/performance/noImgElement: of the office alone */}
      <img
        src={address}
        alt="The whole photograph"
        className="whole-photo"
        onClick={({ currentTarget: image, clientX, clientY }) => {
          const { left, top, width, height } = image.getBoundingClientRect()
          const isWide = width / height > frame
          const [at, size, shown] = isWide
            ? [clientX - left, width, height * frame]
            : [clientY - top, height, width / frame]
          const room = size - shown
          setPart(room < 1 ? 50 : Math.round((100 * Math.min(room, Math.max(0, at - shown / 2))) / room))
        }}
      />
      <label>
        What is shown
        <input
          type="range"
          name="part"
          min={0}
          max={100}
          value={part}
          onChange={({ target }) => setPart(Number(target.value))}
        />
      </label>
      <div className="frame" style={{ aspectRatio: frame }}>
        {/* biome-ignore lint/performance/noImgElement: of the office alone */}
        <img src={address} alt="As the page shows it" style={{ objectPosition: `${part}% ${part}%` }} />
      </div>
    </>
  )
}
