import { additionalFieldKindLabels } from '@rahba/contract/catalog/additional-fields/additional-field-kinds'
import { additionalFieldLabels } from '@rahba/contract/catalog/additional-fields/additional-field-labels'
import type { AdditionalFieldRow } from '@rahba/contract/catalog/additional-fields/additional-fields'
import {
  exportAdditionalFields,
  listAdditionalFields,
  removeAdditionalField,
} from '@rahba/contract/catalog/additional-fields/additional-fields.calls'
import { readStoreProductChoices } from '@rahba/contract/catalog/products/store-products.calls'
import { commonLabels } from '@rahba/contract/kernel/labels'
import { comma, inLocale } from '@rahba/contract/kernel/locale'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { useCall, useSend } from '../../api/queries.ts'
import { ConfirmDialog } from '../../kit/feedback/confirm.tsx'
import { Localized, Ltr, None } from '../../kit/layout/direction.tsx'
import type { Column } from '../../kit/list/columns.ts'
import { ListPage } from '../../kit/list/list-page.tsx'
import { useListState } from '../../kit/list/use-list-state.ts'
import { LinkButton } from '../../kit/nav/link-button.tsx'
import { DateTime } from '../../kit/show/date-time.tsx'
import { StatusDot } from '../../kit/show/status-dot.tsx'
import { readList } from '../../shell/request/read-list.ts'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'

export const handle: RouteHandle = { text: ['kit', 'catalog', 'portal/products'] }

const place = { defaultSort: '-updated_at' }

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  readList(context, request, { name: 'store-additional-fields', call: listAdditionalFields, options: place })

function useColumns(): Column<AdditionalFieldRow>[] {
  const t = useText('portal/products').field
  const { list } = useText('kit')
  const locale = useLocale()
  return [
    { key: 'name', label: commonLabels.name[locale], main: true, cell: (row) => <Localized text={row.name} /> },
    { key: 'kind', label: additionalFieldLabels.kind[locale], cell: (row) => additionalFieldKindLabels[row.kind][locale] },
    {
      key: 'options',
      label: additionalFieldLabels.options[locale],
      cell: (row) =>
        row.options.length === 0 ? (
          <None />
        ) : (
          <Localized text={row.options.map(({ name }) => inLocale(name, locale)).join(comma[locale])} lines={1} />
        ),
    },
    { key: 'is_required', label: additionalFieldLabels.is_required[locale], cell: (row) => (row.is_required ? list.yes : list.no) },
    { key: 'products', label: t.usedBy, align: 'end', cell: (row) => <Ltr>{row.products}</Ltr> },
    {
      key: 'active',
      label: commonLabels.active[locale],
      cell: (row) => <StatusDot tone={row.active ? 'good' : 'neutral'}>{row.active ? list.yes : list.no}</StatusDot>,
    },
    {
      key: 'updated_at',
      label: commonLabels.updated_at[locale],
      sort: 'updated_at',
      hidden: true,
      cell: (row) => <DateTime value={row.updated_at} />,
    },
  ]
}

/** `/store/additional-fields` */
export default function FieldsRoute() {
  const { field: t, title, remove: product } = useText('portal/products')
  const common = useText('common')
  const locale = useLocale()
  const list = useListState(place)
  const query = useCall(listAdditionalFields, { query: list.query })
  const [removing, setRemoving] = useState<AdditionalFieldRow | null>(null)
  const remove = useSend(removeAdditionalField, { invalidates: [listAdditionalFields, readStoreProductChoices], message: t.deleted })
  const rowName = (row: AdditionalFieldRow) => inLocale(row.name, locale)
  const add = (
    <LinkButton to="/store/additional-fields/create" leftSection={<IconPlus size={16} aria-hidden="true" />}>
      {t.create}
    </LinkButton>
  )
  const editPath = (row: AdditionalFieldRow) => `/store/additional-fields/${row.id}/edit` as const
  return (
    <>
      <ListPage
        name="store-additional-fields"
        title={t.title}
        breadcrumbs={[{ label: title, to: '/store/products' }]}
        action={add}
        list={list}
        query={query}
        columns={useColumns()}
        exports={exportAdditionalFields}
        rowName={rowName}
        rowHref={editPath}
        rowActions={(row) => [
          { key: 'edit', label: common.actions.edit, href: editPath(row) },
          { key: 'delete', label: product.action, tone: 'danger', onClick: () => setRemoving(row) },
        ]}
        empty={{ ...t.empty, action: add }}
      />
      <ConfirmDialog
        opened={removing !== null}
        onClose={() => setRemoving(null)}
        title={removing ? t.remove.title(rowName(removing)) : ''}
        body={removing && t.remove.body(removing.products)}
        confirmLabel={product.action}
        tone="danger"
        onConfirm={() => (removing ? remove.sendAsync({ params: { id: removing.id } }) : undefined)}
      />
    </>
  )
}
