import { Button, Stack } from '@mantine/core'
import { type AuditedEntity, auditedEntities } from '@rahba/contract/history/audited'
import { inLocale } from '@rahba/contract/kernel/locale'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { useCall, useSend } from '../api/queries.ts'
import { ConfirmAction } from '../kit/feedback/confirm.tsx'
import { ErrorState, FactsSkeleton } from '../kit/feedback/states.tsx'
import { useLocalPath } from '../kit/nav/link.tsx'
import { LinkButton } from '../kit/nav/link-button.tsx'
import { PageHeader } from '../kit/nav/page-header.tsx'
import { DateTime } from '../kit/show/date-time.tsx'
import { formatNumber } from '../kit/show/format.ts'
import { Panel } from '../kit/show/panel.tsx'
import { PropertyList } from '../kit/show/property-list.tsx'
import { useLocale } from '../text/locale.ts'
import { useText } from '../text/use-text.ts'
import type { AnyResource, AnyRow } from './any-resource.ts'
import { getFact } from './facts.tsx'
import { History } from './history.tsx'
import { wordsOfResource } from './history-words.ts'
import { useOverrides } from './overrides.ts'
import { buildPaths, isState, useFieldLabel, useRights, useRowName } from './use-resource.ts'

const isAudited = (name: string): name is AuditedEntity => name in auditedEntities

/** The page of one record: all its fields, when it was made and changed, and what can be done with it. */
export function ResourceDetail({ resource, id }: { resource: AnyResource; id: string }) {
  const read = useCall(resource.endpoints.read, { params: { id } })
  if (read.error && !read.data) return <ErrorState error={read.error} retry={() => void read.refetch()} />
  if (!read.data || read.isPlaceholderData) return <FactsSkeleton rows={Object.keys(resource.fields).length} />
  return <Record resource={resource} row={read.data} />
}

function Record({ resource, row }: { resource: AnyResource; row: AnyRow }) {
  const { resource: t } = useText('kit')
  const locale = useLocale()
  const navigate = useNavigate()
  const local = useLocalPath()
  const overrides = useOverrides(resource)
  const rights = useRights(resource)
  const name = useRowName(resource)(row)
  const paths = buildPaths(resource)
  const one = inLocale(resource.labels.one, locale)
  const { list, options } = resource.endpoints
  const remove = useSend(resource.endpoints.remove, {
    invalidates: [list, options],
    message: t.deleted(name),
    onDone: () => navigate(local(paths.list)),
  })
  const label = useFieldLabel(resource)
  return (
    <>
      <PageHeader
        title={name}
        breadcrumbs={[{ label: inLocale(resource.labels.many, locale), to: paths.list }]}
        actions={
          <>
            {rights.remove && (
              <ConfirmAction
                title={t.deleteTitle(one)}
                body={t.deleteBody(name)}
                confirmLabel={t.delete}
                tone="danger"
                onConfirm={() => remove.sendAsync({ params: { id: row.id } })}
              >
                <Button variant="default" c="red" leftSection={<IconTrash size={16} />}>
                  {t.delete}
                </Button>
              </ConfirmAction>
            )}
            {rights.update && (
              <LinkButton to={paths.edit(row.id)} leftSection={<IconPencil size={16} />}>
                {t.editShort}
              </LinkButton>
            )}
          </>
        }
      />
      <Stack gap="md">
        <Panel title={t.details}>
          <PropertyList
            items={[
              ...Object.entries(resource.fields).map(([key, field]) => ({
                label: label(key),
                // A picture is shown larger here than any list shows it.
                value:
                  (field.kind !== 'image' && overrides.cells?.[key]?.(row)) ||
                  getFact({ field, name: key, row, state: isState(resource, key) }),
              })),
              ...resource.figures.map((key) => ({ label: label(key), value: formatNumber(row[key] as number, locale) })), // the row's schema says so
              { label: label('created_at'), value: <DateTime value={row.created_at} /> },
              { label: label('updated_at'), value: <DateTime value={row.updated_at} /> },
            ]}
          />
        </Panel>
        {overrides.below?.(row)}
        {isAudited(resource.name) && <History entity={resource.name} id={row.id} {...wordsOfResource(resource)} />}
      </Stack>
    </>
  )
}
