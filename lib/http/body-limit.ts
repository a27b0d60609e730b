/** How large the body of anything sent to the site may be, in bytes. */
export const maxBodyBytes = 32 * 1024
