export const megabyte = 1024 * 1024
export const maxFileBytes = 8 * megabyte
/** The types that the browser's file dialog offers; the server checks by content. */
export const acceptedFiles = { picture: ['image/jpeg', 'image/png'], paper: ['image/jpeg', 'image/png', 'application/pdf'] } as const
