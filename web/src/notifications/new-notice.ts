/** What the socket says of a new notice; of one that was read elsewhere it says less, and nothing rings. */
export const isNewNotice = (data: unknown): data is { id: string; notif_type: string } =>
  typeof data === 'object' && data !== null && 'id' in data && 'notif_type' in data
