/** True if a part of an address can be a record's id; any other is not found, without a call. */
export const isId = (text: string | undefined): text is string => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text ?? '')
