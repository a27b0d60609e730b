/** In place of public it holds the content with changes that are not published (lib/publishing/preview.ts). */
export const previewSchema = 'site_preview'
