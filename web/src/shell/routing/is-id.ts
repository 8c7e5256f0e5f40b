import { isUuid } from '@rahba/contract/kernel/is-uuid'

/** True if a part of an address can be a record's id, in small or capital letters; any other is not found, without a call. */
export const isId = (text: string | undefined): text is string => text !== undefined && isUuid(text.toLowerCase())
