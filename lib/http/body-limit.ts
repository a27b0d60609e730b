export const maxBodyBytes = 32 * 1024
