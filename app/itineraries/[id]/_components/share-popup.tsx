// next-share exports buttons only, without a visible focus ring: one is rendered off-page and clicked.
import {
  FacebookShareButton,
  PinterestShareButton,
  TwitterShareButton,
  VKShareButton,
  WeiboShareButton,
  WhatsappShareButton,
  WorkplaceShareButton,
} from 'next-share'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Share, ShareNetwork } from './share-networks'

type PopupNetwork = Exclude<ShareNetwork, 'email'>

export function popupSize(network: PopupNetwork) {
  return network === 'weibo' ? { width: 660, height: 550 } : { width: 550, height: 400 }
}

function shareButton(network: PopupNetwork, { url, title, hashtags, image = '' }: Share): ReactNode {
  const { width, height } = popupSize(network)
  const common = {
    url,
    windowWidth: width,
    windowHeight: height,
    windowPosition: 'windowCenter' as const,
    children: null,
  }
  const hashtag = hashtags[0] && `#${hashtags[0]}`
  switch (network) {
    case 'facebook':
      return <FacebookShareButton {...common} quote={title} hashtag={hashtag} />
    case 'x':
      return <TwitterShareButton {...common} title={title} hashtags={hashtags} />
    case 'whatsapp':
      return <WhatsappShareButton {...common} title={title} />
    case 'pinterest':
      return <PinterestShareButton {...common} media={image} description={title} />
    case 'vk':
      return <VKShareButton {...common} title={title} image={image} />
    case 'weibo':
      return <WeiboShareButton {...common} title={title} image={image} />
    case 'workplace':
      return <WorkplaceShareButton {...common} quote={title} hashtag={hashtag} />
  }
}

export function openSharePopup(network: PopupNetwork, share: Share) {
  const host = document.createElement('div')
  const root = createRoot(host)
  flushSync(() => root.render(shareButton(network, share)))
  host.querySelector('button')?.click()
  root.unmount()
}
