/** Without allow-same-origin: its scripts are as those of another site. */
export const ratingSandbox = 'allow-scripts allow-popups allow-popups-to-escape-sandbox'
