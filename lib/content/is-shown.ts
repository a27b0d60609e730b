// Without the settings: commands load it before they can say what is wrong with one.
import 'server-only'
import { isExampleAddress } from '../platform/contact-settings'
import { isTrialAddress } from '../platform/trial-address'

const isTrial = () => isTrialAddress(process.env.SITE_URL || 'http://localhost')

/** A row that is marked as a sample is shown on a trial only. */
export const isShown = ({ status }: { status: string }) => isTrial() || status !== 'sample'

/** Of a page elsewhere: not one of our examples. */
export const isShownAddress = (url: string) => isTrial() || !isExampleAddress(url)
