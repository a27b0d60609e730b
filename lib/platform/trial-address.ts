/** Not open to the public: without https, or under a name that is of no public site. */
export function isTrialAddress(url: string) {
  const { protocol, hostname } = new URL(url)
  return protocol !== 'https:' || /(?:^|\.)(?:localhost|local|test)$/.test(hostname)
}
