// A page that was opened before an update of the site, meeting the new one.

/**
 * Whether an error says that the page is older than the site: the server no longer knows its form (Next.js 16.4), or a
 * script that it wants is gone. A reload helps, trying again does not. Takes whatever was thrown.
 */
export function isOutdated(error: unknown) {
  const { name, message } = (error ?? {}) as { name?: unknown; message?: unknown }
  return (
    name === 'UnrecognizedActionError' ||
    name === 'ChunkLoadError' ||
    (typeof message === 'string' &&
      /failed to load chunk|loading chunk|dynamically imported module|module script failed/i.test(message))
  )
}
