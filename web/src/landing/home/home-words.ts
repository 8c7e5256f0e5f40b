import type { HomeTextKey } from '@rahba/contract/content/home-texts'
import { createContext, use } from 'react'
import { originalWords } from '../../content/home-words.ts'
import { useText } from '../../text/use-text.ts'

/** The page's words that an administrator wrote; the rest are the dictionary's. */
export const WrittenWords = createContext<{ [K in HomeTextKey]?: string | undefined }>({})

/** The words of the landing page, as they were written or else as the dictionary has them. */
export function useHomeWords(): Record<HomeTextKey, string> {
  const words = originalWords(useText('landing/home'))
  for (const [key, text] of Object.entries(use(WrittenWords))) {
    // The keys of the context are those of the words.
    if (text) words[key as HomeTextKey] = text
  }
  return words
}
