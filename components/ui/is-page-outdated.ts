/** A deployment has removed its server action (Next.js 16.4) or a script; only a reload helps. */
export function isOutdated(error: unknown) {
  const { name, message } = (error ?? {}) as { name?: unknown; message?: unknown }
  return (
    name === 'UnrecognizedActionError' ||
    name === 'ChunkLoadError' ||
    (typeof message === 'string' &&
      /failed to load chunk|loading chunk|dynamically imported module|module script failed/i.test(message))
  )
}
