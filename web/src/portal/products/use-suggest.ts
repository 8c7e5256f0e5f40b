import { suggestTranslation } from '@rahba/contract/stores/translations/translations.calls'
import { useSend } from '../../api/queries.ts'
import type { Suggest } from '../../kit/inputs/bilingual/side-suggestion.tsx'

/** Suggests translations by machine of plain and of formatted texts; undefined where none is configured. */
export function useSuggest(enabled: boolean): Record<'text' | 'html', Suggest> | undefined {
  const send = useSend(suggestTranslation)
  if (!enabled) return undefined
  const make =
    (html: boolean): Suggest =>
    async (text, side) => {
      try {
        return (await send.sendAsync({ body: { text, side, html } })).text
      } catch {
        // A toast shows the reason.
        return null
      }
    }
  return { text: make(false), html: make(true) }
}
