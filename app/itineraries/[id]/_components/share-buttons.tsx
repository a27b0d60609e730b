import { Link, Mail, Share2 } from 'lucide-react'
import type { ReactNode } from 'react'
import {
  FacebookMark,
  PinterestMark,
  VkMark,
  WeiboMark,
  WhatsAppMark,
  WorkplaceMark,
  XMark,
} from '@/components/ui/brand-marks'
import { shareHashtags } from '@/lib/content/notices'
import { config } from '@/lib/platform/config'
import { LazyShareTools } from './lazy-parts'
import { ShareLink } from './share-link'
import { type Share, type ShareNetwork, shareHref, shareNetworks } from './share-networks'

const networks: Record<ShareNetwork, { label: string; mark: ReactNode }> = {
  facebook: { label: 'Share on Facebook', mark: <FacebookMark /> },
  x: { label: 'Share on X', mark: <XMark /> },
  whatsapp: { label: 'Share on WhatsApp', mark: <WhatsAppMark /> },
  pinterest: { label: 'Share on Pinterest', mark: <PinterestMark /> },
  email: { label: 'Share by email', mark: <Mail className="size-5" /> },
  vk: { label: 'Share on VK', mark: <VkMark /> },
  weibo: { label: 'Share on Weibo', mark: <WeiboMark /> },
  workplace: { label: 'Share on Workplace, which Meta closed in June 2026', mark: <WorkplaceMark /> },
}

const icons = {
  copy: <Link className="size-5" />,
  share: <Share2 className="size-5" />,
}

type Props = { url: string; title: string; image: string | null; country: string; showsWorkplace: boolean }

export function ShareButtons({ url, title, image, country, showsWorkplace }: Props) {
  const share: Share = {
    url,
    title,
    hashtags: shareHashtags(config.brand, country),
    image: image ? new URL(image, url).href : undefined,
  }
  return (
    <LazyShareTools url={url} title={title} icons={icons}>
      {shareNetworks
        .filter((network) => network !== 'workplace' || showsWorkplace)
        .map((network) => (
          <li key={network}>
            <ShareLink
              network={network}
              share={share}
              hrefs={{ mobile: shareHref(network, share, true), computer: shareHref(network, share, false) }}
              label={networks[network].label}
            >
              {networks[network].mark}
            </ShareLink>
          </li>
        ))}
    </LazyShareTools>
  )
}
