/** The id of this page's socket once it has one: calls name it, so that the page does not get events of its own calls. */
export const ownSocket: { id: string | undefined } = { id: undefined }
