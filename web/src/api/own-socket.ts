/** The id of this page's socket once it has one: calls name it, so that it is not told what the page did itself. */
export const ownSocket: { id: string | undefined } = { id: undefined }
