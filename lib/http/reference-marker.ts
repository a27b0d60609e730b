/** Stands in a prerendered page for the reference of the request that it is sent to (scripts/front/finish.ts). */
export const referenceMarker = 'THE-REFERENCE-OF-THIS-REQUEST'
