import { findPrograms, installOnDebian, MissingPrograms } from '../system-program'

const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb']

/** Firefox, WebKitGTK's driver and its X server; installed as root on Debian. Throws OperatorError. */
export function enginePrograms() {
  const isMissing = Object.values(find()).some((program) => !program)
  if (isMissing) installOnDebian(...packages)
  const { firefox, webkitDriver, screen } = find()
  if (!firefox || !webkitDriver || !screen)
    throw new MissingPrograms('The tests in Firefox and WebKit need Firefox, WebKitWebDriver and Xvfb.', packages)
  return { firefox, webkitDriver, screen }
}

function find() {
  const [firefox] = findPrograms('firefox-esr', 'firefox')
  const [webkitDriver] = findPrograms('WebKitWebDriver')
  const [screen] = findPrograms('Xvfb')
  return { firefox, webkitDriver, screen }
}
