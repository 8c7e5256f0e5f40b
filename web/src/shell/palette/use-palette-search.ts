import { useDebouncedValue } from '@mantine/hooks'
import { fewestLetters } from '@rahba/contract/search/search-limits'
import { useState } from 'react'

/** What is typed into the palette, and what of it is asked of the server: when the typing pauses, and not before it has letters enough. */
export function usePaletteSearch() {
  const [q, setQ] = useState('')
  const [settled] = useDebouncedValue(q.trim(), 200)
  const enough = q.trim().length >= fewestLetters
  return { q, setQ, settled, enabled: enough && settled.length >= fewestLetters, waiting: enough && settled !== q.trim() }
}
