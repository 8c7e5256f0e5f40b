/** The id of the checkout's form, which the fields of a new address belong to although they are above it. So saving one keeps every choice. */
export const checkoutFormId = 'checkout'

/** The address of a store's part within the page, and of the code in it. */
export const getStoreAnchor = (id: string) => `store-${id}`
export const getCodeAnchor = (id: string) => `code-${id}`

/** The addresses of the sums, of the addresses to choose from, and of the form of a new one. */
export const reviewAnchor = 'review'
export const addressAnchor = 'address'
export const newAddressAnchor = 'new-address'

/** The address of the answer to Enter: the refused address, else the first code. */
export const answerAnchor = 'answer'
