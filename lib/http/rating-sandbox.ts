/** No allow-same-origin, so its scripts have a foreign origin. */
export const ratingSandbox = 'allow-scripts allow-popups allow-popups-to-escape-sandbox'
