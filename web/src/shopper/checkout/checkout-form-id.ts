/** The id of the checkout's form, which the fields of a new address belong to although they stand above it. So saving one keeps every choice. */
export const checkoutFormId = 'checkout'
