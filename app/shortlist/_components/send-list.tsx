'use client'
import { useId, useState } from 'react'
import { WhatsAppMark } from '@/components/ui/brand-marks'
import { buttonStyles } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { ShareSheetButton } from '@/components/ui/share-sheet-button'
import { whatsappShareHref } from '@/lib/content/contact-links'
import { shortlist } from '@/lib/content/shortlist'
import { longestSharer, withSharer } from '@/lib/domain/shortlist'

/** `names`: of the trips. The address carries a first name only if one is given here. */
export function SendList({ names, address }: { names: string; address: string }) {
  const id = useId()
  const [sharer, setSharer] = useState('')
  const url = withSharer(address, sharer)
  return (
    <section aria-labelledby="send-list" className="flex flex-wrap items-center gap-2">
      <h2 id="send-list" className="mr-2 w-full font-[650] sm:w-auto">
        {shortlist.send}
      </h2>
      <p className="flex flex-wrap items-center gap-x-2 text-small noscript:hidden">
        <label htmlFor={id}>{shortlist.sharer}</label>
        <input
          id={id}
          value={sharer}
          onChange={({ target }) => setSharer(target.value)}
          maxLength={longestSharer}
          autoComplete="given-name"
          className="min-h-tap w-36 rounded-control border border-line-strong bg-white px-3 text-ui"
        />
      </p>
      <a
        href={whatsappShareHref(`${names}: ${url}`)}
        target="_blank"
        rel="noopener"
        className={buttonStyles({ tone: 'outline', size: 'small' })}
      >
        <WhatsAppMark />
        WhatsApp<span className="sr-only">: send this list</span>
      </a>
      <CopyButton text={url} label={shortlist.address} />
      <ShareSheetButton title={names} url={url} />
    </section>
  )
}
