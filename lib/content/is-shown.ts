import 'server-only'
import { config } from '../platform/config'
import { isExampleAddress } from '../platform/contact-settings'

/** A row that is marked as a sample is shown on a trial only. */
export const isShown = ({ status }: { status: string }) => config.isTrial || status !== 'sample'

/** Of a page elsewhere: not one of our examples. */
export const isShownAddress = (url: string) => config.isTrial || !isExampleAddress(url)
