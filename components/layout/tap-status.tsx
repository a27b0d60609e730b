/** components/layout/early/keep-taps.ts announces here what happens to a tap from before hydration. */
export function TapStatus() {
  return (
    <p
      id="tap-status"
      role="status"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; it keeps React from clearing what the script has written
      dangerouslySetInnerHTML={{ __html: '' }}
      suppressHydrationWarning
      className="fixed inset-x-4 bottom-4 z-toast mx-auto max-w-toast rounded-panel bg-night p-4 text-paper shadow-pop ring-1 ring-night-line not-data-shown:sr-only print:hidden"
    />
  )
}
