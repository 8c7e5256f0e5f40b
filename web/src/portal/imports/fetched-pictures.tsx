import { Button, Group, Progress, Stack, Text } from '@mantine/core'
import { pictureReasonKey } from '@rahba/contract/catalog/import/import-labels'
import type { ImportDetail } from '@rahba/contract/catalog/import/product-imports'
import {
  listImportReasons,
  listImportRows,
  readProductImport,
  retryImportPictures,
} from '@rahba/contract/catalog/import/product-imports.calls'
import { listStoreProducts } from '@rahba/contract/catalog/products/store-products.calls'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useCall, useInvalidate, useSend } from '../../api/queries.ts'
import { formatNumber } from '../../kit/show/format.ts'
import { Panel } from '../../kit/show/panel.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { importRowsId } from './import-rows.tsx'

/** Asks once a second how far the fetching of pictures is, and marks what it changed as old when it is over. */
function Fetching({ job: { id, pictures } }: { job: ImportDetail }) {
  const { fetched: t, progress, leave } = useText('portal/imports')
  const locale = useLocale()
  const invalidate = useRef(useInvalidate())
  useCall(readProductImport, { params: { id } }, { refetchInterval: 1000, silent: true })
  useEffect(() => {
    const { current } = invalidate
    return () => void current([listImportRows, listImportReasons, listStoreProducts])
  }, [])
  const done = pictures.added + pictures.failed
  return (
    <Stack gap="xs" role="status" aria-live="polite">
      <Progress value={(done / pictures.total) * 100} size="lg" aria-label={t.fetching} animated />
      <Text size="sm" className="tabular">
        {progress(formatNumber(done, locale), formatNumber(pictures.total, locale))}
      </Text>
      <Text size="sm" c="dimmed">
        {leave}
      </Text>
    </Stack>
  )
}

/** The pictures that rows name by their addresses: how many were fetched, and the way to fetch those again that were not. */
export function FetchedPictures({ job }: { job: ImportDetail }) {
  const { fetched: t } = useText('portal/imports')
  const retry = useSend(retryImportPictures, { invalidates: [readProductImport, listImportRows, listImportReasons] })
  const [, setParams] = useSearchParams()
  const { total, added, failed } = job.pictures
  if (total === 0) return null
  const isOver = added + failed >= total
  const show = () => {
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        next.set('outcome', 'warned')
        next.set('reason', pictureReasonKey)
        next.delete('page')
        return next
      },
      { preventScrollReset: true },
    )
    document.getElementById(importRowsId)?.scrollIntoView()
  }
  return (
    <Panel title={t.title}>
      {isOver ? (
        <Group justify="space-between" gap="sm">
          <Text size="sm">{failed === 0 ? t.added(added) : t.failed(failed, total)}</Text>
          {failed > 0 && job.state === 'done' && (
            <Group gap="xs">
              <Button variant="default" size="sm" onClick={show}>
                {t.show}
              </Button>
              <Button variant="default" size="sm" loading={retry.pending} onClick={() => retry.send({ params: { id: job.id } })}>
                {t.retry}
              </Button>
            </Group>
          )}
        </Group>
      ) : (
        <Fetching job={job} />
      )}
    </Panel>
  )
}
