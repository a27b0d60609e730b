/** Not open to the public: without https, or under a name that is of no public site. */
export function isTrialAddress(url: string) {
  const { protocol, hostname } = new URL(url)
  return protocol !== 'https:' || /(?:^|\.)(?:localhost|local|test)$/.test(hostname)
}

/**
 * Our examples are shown, and a line says that they are. An open site shows what the operator has confirmed. Without
 * the settings: commands ask before they can say what is wrong with one.
 */
export const isTrial = () => isTrialAddress(process.env.SITE_URL || 'http://localhost')
