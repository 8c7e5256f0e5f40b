const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Whether the database takes it for an id: as it writes them, in small letters. */
export const isUuid = (text: string): boolean => uuid.test(text)
