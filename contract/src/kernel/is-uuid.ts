const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** True if the text is an id as the database writes it, in small letters. */
export const isUuid = (text: string): boolean => uuid.test(text)
