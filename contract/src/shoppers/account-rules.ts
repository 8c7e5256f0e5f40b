/** The days in which a shopper may come back after confirming the deletion of the account. */
export const deletionDays = 7
