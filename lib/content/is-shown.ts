import 'server-only'
import { isExampleAddress } from '../platform/contact-settings'
import { isTrial } from '../platform/trial-address'

/** A row that is marked as a sample is shown on a trial only. */
export const isShown = ({ status }: { status: string }) => isTrial() || status !== 'sample'

/** Of a page elsewhere: not one of our examples. */
export const isShownAddress = (url: string) => isTrial() || !isExampleAddress(url)
