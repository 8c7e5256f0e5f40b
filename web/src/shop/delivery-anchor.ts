/** The id of the answer to "when does it arrive in my city", which the page of a city's form comes back to. */
export const deliveryAnchor = 'delivery'
