import { foldText } from '@rahba/contract/kernel/fold'

/** A heading or name as it is compared: folded as searches are, signs and spaces left out. */
export const fold = (text: string): string => foldText(text).replace(/[^\p{L}\p{N}]+/gu, '')
