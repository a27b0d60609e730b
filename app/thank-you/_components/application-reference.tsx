'use client'
import { useEffect, useState } from 'react'
import { readApplicationReceipt } from '@/lib/application-receipt'

/** The reference, when an application was just sent from here; the page opened directly thanks without one (decision 69). */
export function ApplicationReference() {
  const [reference, setReference] = useState<string | null>(null)
  useEffect(() => setReference(readApplicationReceipt()), [])
  if (!reference) return null
  return (
    <p className="mt-3 text-night-mist">
      Your reference is <b className="font-bold text-paper">{reference}</b>.
    </p>
  )
}
