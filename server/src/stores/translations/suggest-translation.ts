import type { Locale } from '@rahba/contract/kernel/locale'
import { translationErrors } from '@rahba/contract/stores/translations/translations'
import type { Deps } from '../../platform/deps.ts'
import { fail } from '../../platform/errors.ts'
import { cleanHtml } from '../../platform/html.ts'

/**
 * Translates a text into the language `side` from the other one. It is saved only by a person who accepts it in a form.
 * Throws `no_translator` and `translator_failed`.
 */
export async function suggestTranslation(
  { translator, log }: Pick<Deps, 'translator' | 'log'>,
  { text, side, html }: { text: string; side: Locale; html: boolean },
): Promise<{ text: string }> {
  if (!translator) throw fail(translationErrors.no_translator)
  const from = side === 'ar' ? 'en' : 'ar'
  try {
    const translated = await translator.translate({ text, from, to: side, html })
    return { text: html ? cleanHtml(translated) : translated }
  } catch (error) {
    log.warn({ err: error }, 'no translation')
    throw fail(translationErrors.translator_failed)
  }
}
