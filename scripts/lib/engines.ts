import { OperatorError } from './report'
import { findPrograms, installOnDebian } from './system-program'

const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb']

/**
 * Firefox, the driver of WebKitGTK, and the screen it needs. Missing ones are installed on Debian as root. Fails with a
 * sentence.
 */
export function enginePrograms() {
  const isMissing = Object.values(find()).some((program) => !program)
  if (isMissing) installOnDebian(...packages)
  const { firefox, webkitDriver, screen } = find()
  if (!firefox || !webkitDriver || !screen)
    throw new OperatorError(
      'The tests in Firefox and WebKit need firefox-esr, WebKitWebDriver and Xvfb. ' +
        `On Debian: apt-get install ${packages.join(' ')}`,
    )
  return { firefox, webkitDriver, screen }
}

function find() {
  const [firefox] = findPrograms('firefox-esr', 'firefox')
  const [webkitDriver] = findPrograms('WebKitWebDriver')
  const [screen] = findPrograms('Xvfb')
  return { firefox, webkitDriver, screen }
}
