import type { Call } from '@rahba/contract/kernel/endpoint'
import { useState } from 'react'
import { useLocale } from '../text/locale.ts'
import { download } from './client.ts'
import { asApiError } from './errors.ts'
import { toastError } from './toast.ts'

interface DownloadInput {
  params?: unknown
  query?: object
}

/** Saves the file that a `raw: 'download'` call gives; `busy` while it is on its way. An error is shown as a toast. */
export function useDownload(endpoint: Call): { save: (input: DownloadInput) => void; busy: boolean } {
  const locale = useLocale()
  const [busy, setBusy] = useState(false)
  const save = async (input: DownloadInput) => {
    setBusy(true)
    try {
      await download(endpoint, input)
    } catch (thrown) {
      toastError(asApiError(thrown, locale))
    } finally {
      setBusy(false)
    }
  }
  return { save: (input) => void save(input), busy }
}
