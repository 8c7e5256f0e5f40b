import { useDebouncedValue } from '@mantine/hooks'
import { minSearchLetters } from '@rahba/contract/search/search-limits'
import { useState } from 'react'

/** The text in the palette, and the part that is sent to the server: once the typing pauses, and not before it has enough letters. */
export function usePaletteSearch() {
  const [q, setQ] = useState('')
  const [settled] = useDebouncedValue(q.trim(), 200)
  const enough = q.trim().length >= minSearchLetters
  return { q, setQ, settled, enabled: enough && settled.length >= minSearchLetters, waiting: enough && settled !== q.trim() }
}
