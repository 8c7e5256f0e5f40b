import type { Bilingual } from '../../kernel/locale.ts'

export const additionalFieldKinds = ['one_of', 'several_of', 'text', 'number', 'date', 'file'] as const
export type AdditionalFieldKind = (typeof additionalFieldKinds)[number]

export const additionalFieldKindLabels: Record<AdditionalFieldKind, Bilingual> = {
  one_of: { ar: 'اختيار واحد', en: 'Single choice' },
  several_of: { ar: 'اختيار متعدد', en: 'Multiple choice' },
  text: { ar: 'نص', en: 'Text' },
  number: { ar: 'رقم', en: 'Number' },
  date: { ar: 'تاريخ', en: 'Date' },
  file: { ar: 'ملف', en: 'File' },
}

/** Kinds whose answer is picked from priced options. */
export const hasOptions = (kind: AdditionalFieldKind): boolean => kind === 'one_of' || kind === 'several_of'
