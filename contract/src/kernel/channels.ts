/** The path of the sockets, on the same server as the API and the pages. */
export const socketPath = '/api/socket'

/** The channel of one record, by the kinds there are: lists of a store, an admin or a shopper, and one conversation. */
export const channelName = (kind: 'store' | 'admin' | 'user' | 'chat', id: string): string => `private-${kind}.${id}`
