/** True if the socket's data is a new notice; a notice read elsewhere has fewer fields, and nothing rings. */
export const isNewNotice = (data: unknown): data is { id: string; notif_type: string } =>
  typeof data === 'object' && data !== null && 'id' in data && 'notif_type' in data
