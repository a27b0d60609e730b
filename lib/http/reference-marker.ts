/** scripts/front/finish.ts replaces it in prerendered pages with the reference of the request. */
export const referenceMarker = 'THE-REFERENCE-OF-THIS-REQUEST'
