import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { defineErrors, errors } from '../../kernel/errors.ts'
import { locales } from '../../kernel/locale.ts'
import { pageQuery, pageSchema } from '../../kernel/page.ts'
import { bilingualText } from '../../kernel/shapes.ts'
import { gapStateKeys, translatedFieldKeys, translatedKindKeys } from './translated-kinds.ts'
import * as calls from './translations.calls.ts'

const gap = z.object({
  field: z.enum(translatedFieldKeys),
  /** The language that lacks the text or has an old one. */
  side: z.enum(locales),
  state: z.enum(gapStateKeys),
})

/** A record with its texts that wait for a translator, its name first. */
const waitingRecord = z.object({
  /** The record, as the key of its row. */
  id: z.uuid(),
  kind: z.enum(translatedKindKeys),
  record_id: z.uuid(),
  name: bilingualText,
  gaps: z.array(gap),
})
export type WaitingRecord = z.output<typeof waitingRecord>
export type TranslationGap = WaitingRecord['gaps'][number]

const shared = {
  tags: ['translations'],
  access: { audience: 'store', permissions: ['products'] },
  owner: 'store',
  labels: {
    kind: { ar: 'النوع', en: 'Type' },
    record_id: { ar: 'السجل', en: 'Record' },
    field: { ar: 'الحقل', en: 'Field' },
    side: { ar: 'اللغة', en: 'Language' },
    text: { ar: 'النص', en: 'Text' },
    html: { ar: 'نص منسّق', en: 'Formatted text' },
  },
} as const

export const listTranslationGaps = endpoint({
  ...shared,
  ...calls.listTranslationGaps,
  summary: "List the store's texts that lack a language or whose other language changed",
  query: z.object({
    ...pageQuery,
    side: z.enum(locales).optional(),
    state: z.enum(gapStateKeys).optional(),
    kind: z.enum(translatedKindKeys).optional(),
    record_id: z.uuid('uuid').optional(),
  }),
  // The counts are of texts in all states, under the other filters.
  response: pageSchema(waitingRecord).extend({ counts: z.object({ missing: z.int(), stale: z.int() }) }),
})

export const translationErrors = defineErrors({
  no_translator: { status: 409, ar: 'الترجمة الآلية غير متاحة', en: 'Machine translation isn’t available' },
  translator_failed: {
    status: 503,
    ar: 'تعذّرت الترجمة الآن. أعد المحاولة بعد قليل',
    en: 'The translation service isn’t available right now. Try again shortly',
  },
})

export const suggestTranslation = endpoint({
  ...shared,
  ...calls.suggestTranslation,
  summary: 'Translate a text by machine, for a person to accept. Nothing is saved',
  audit: { none: 'nothing changes' },
  atomic: false,
  limits: [{ by: 'ip', points: 60, seconds: 600 }],
  body: z.strictObject({ text: z.string().min(1).max(20_000), side: z.enum(locales), html: z.boolean().default(false) }),
  response: z.object({ text: z.string() }),
  errors: [translationErrors.no_translator, translationErrors.translator_failed],
})

export const confirmTranslation = endpoint({
  ...shared,
  ...calls.confirmTranslation,
  summary: 'Confirm that a text still matches its other language',
  audit: { none: 'a mark for translators changes nothing that others see' },
  body: z.strictObject({
    kind: z.enum(translatedKindKeys),
    record_id: z.uuid('uuid'),
    field: z.enum(translatedFieldKeys),
    side: z.enum(locales),
  }),
  response: null,
  status: 204,
  errors: [errors.not_found],
})
