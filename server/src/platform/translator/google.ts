import { z } from 'zod'
import { callOut } from '../http/call-out.ts'
import type { Translator } from './port.ts'

const answered = z.object({ data: z.object({ translations: z.array(z.object({ translatedText: z.string() })).min(1) }) })

/**
 * Translates by Google Cloud Translation, basic edition (cloud.google.com/translate/docs/reference/rest/v2/translate).
 * @param url https://translation.googleapis.com/language/translate/v2, or a gateway that speaks the same
 */
export function googleTranslator(url: string, key: string): Translator {
  return {
    async translate({ text, from, to, html }) {
      const answer = await callOut({
        url,
        headers: { 'x-goog-api-key': key },
        body: { q: [text], source: from, target: to, format: html ? 'html' : 'text' },
      })
      if (answer.status !== 200) throw new Error(`the translation service answered ${answer.status}`)
      const [first] = answered.parse(JSON.parse(answer.body)).data.translations
      return first?.translatedText ?? ''
    },
  }
}
