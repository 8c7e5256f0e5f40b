/** The activation window is open when the address holds this. */
export const verifyEmailParam = 'verify-email'
