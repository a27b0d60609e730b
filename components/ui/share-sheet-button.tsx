'use client'
import { Share2 } from 'lucide-react'
import { Button } from './button'
import { openShareSheet, useShareSheet } from './use-share-sheet'

export function ShareSheetButton({ title, url }: { title: string; url: string }) {
  if (!useShareSheet()) return null
  return (
    <Button tone="outline" size="small" onClick={() => openShareSheet({ title, url })}>
      <Share2 className="size-[1.125rem]" />
      Other apps
    </Button>
  )
}
