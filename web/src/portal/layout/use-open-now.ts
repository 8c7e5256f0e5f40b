import { inLocale } from '@rahba/contract/kernel/locale'
import { findOpenNow } from '@rahba/contract/stores/profile/opening-times'
import type { StoreProfile } from '@rahba/contract/stores/store-shapes'
import { approval } from '@rahba/contract/stores/store-states'
import { useEffect, useState } from 'react'
import { describeOpenNow } from '../../stores/open-now.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'

const minute = 60_000

/**
 * Returns the words that shoppers read while hours or a holiday close a store that its merchant opened; null at any other time. It follows the
 * clock.
 */
export function useClosedNow(store: StoreProfile): string | null {
  const { open: words } = useText('store-delivery')
  const locale = useLocale()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute)
    return () => clearInterval(timer)
  }, [])
  if (!store.is_online || store.approved !== approval.approved) return null
  const found = findOpenNow(store, now)
  if (!found || found.is_open) return null
  return describeOpenNow({ ...found, holiday: found.holiday && inLocale(found.holiday, locale) }, words, locale)
}
