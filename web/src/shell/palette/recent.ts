import { useLocalStorage } from '@mantine/hooks'
import type { Bilingual } from '@rahba/contract/kernel/locale'
import type { PageAddress } from '@rahba/contract/kernel/page-table'
import { IconHistory } from '@tabler/icons-react'
import type { PaletteEntry, PaletteGroup } from './entries.ts'

interface RecentEntry {
  key: string
  label: string | Bilingual
  hint: string | Bilingual | null
  to: PageAddress
}

const maxRecent = 5
const recordKey = /^record:/

/**
 * The recent choices in the palette, stored on this device under `name` (surface and account, so that the next person to sign in sees none). A screen
 * is looked up in `groups`, so that one that is no longer open to its reader disappears.
 */
export function useRecent(name: string, groups: readonly PaletteGroup[]) {
  const [saved, setSaved] = useLocalStorage<RecentEntry[]>({ key: `palette:${name}`, defaultValue: [] })
  const known = new Map(groups.flatMap((group) => group.entries.map((entry) => [entry.key, entry])))
  const entries = saved.flatMap((one): PaletteEntry[] => {
    if (recordKey.test(one.key)) return [{ ...one, icon: IconHistory }]
    const entry = known.get(one.key)
    return entry ? [entry] : []
  })
  const addRecent = ({ key, label, hint, to }: PaletteEntry) => {
    if (to) setSaved((now) => [{ key, label, hint: hint ?? null, to }, ...now.filter((one) => one.key !== key)].slice(0, maxRecent))
  }
  return { entries, remember: addRecent }
}
