import type { Bilingual } from '@rahba/contract/kernel/locale'

export type Choices = Readonly<Record<string, Bilingual>>

export const yesNo: Record<'true' | 'false', Bilingual> = { true: { ar: 'نعم', en: 'Yes' }, false: { ar: 'لا', en: 'No' } }
