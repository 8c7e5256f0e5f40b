import { Progress, Stack, Text } from '@mantine/core'
import type { ImportDetail } from '@rahba/contract/catalog/import/product-imports'
import {
  listImportReasons,
  listImportRows,
  listProductImports,
  readProductImport,
} from '@rahba/contract/catalog/import/product-imports.calls'
import { countStoreProducts, listStoreProducts } from '@rahba/contract/catalog/products/store-products.calls'
import { useEffect, useRef } from 'react'
import { useCall, useInvalidate } from '../../api/queries.ts'
import { formatNumber } from '../../kit/show/format.ts'
import { Panel } from '../../kit/show/panel.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { CancelImport } from './cancel-import.tsx'

/** A step that the server is at: asks once a second how far it is, and marks what it changed as old when it is over. */
export function Working({ job }: { job: ImportDetail }) {
  const t = useText('portal/imports')
  const locale = useLocale()
  const invalidate = useRef(useInvalidate())
  useCall(readProductImport, { params: { id: job.id } }, { refetchInterval: 1000, silent: true })
  useEffect(() => {
    const { current } = invalidate
    return () => void current([listImportRows, listImportReasons, listProductImports, listStoreProducts, countStoreProducts])
  }, [])
  const all = job.state === 'running' ? job.counts.new + job.counts.changed : job.rows
  const percent = all === 0 ? 100 : Math.min(100, (job.done / all) * 100)
  const title = job.state === 'running' ? t.running : t.checking
  return (
    <Panel title={title}>
      <Stack gap="xs" role="status" aria-live="polite">
        <Progress value={percent} size="lg" aria-label={title} animated />
        <Text size="sm" className="tabular">
          {t.progress(formatNumber(job.done, locale), formatNumber(all, locale))}
        </Text>
        <Text size="sm" c="dimmed">
          {t.leave}
        </Text>
      </Stack>
      <CancelImport job={job} />
    </Panel>
  )
}
