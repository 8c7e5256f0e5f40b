import { Text } from '@mantine/core'
import { offerLabels } from '@rahba/contract/catalog/offers/offer-labels'
import { offerName, offerStates, offerTypes } from '@rahba/contract/catalog/offers/offer-types'
import type { OfferRow } from '@rahba/contract/catalog/offers/offers'
import { bulkOffers, exportOffers, listOffers, readOffer, removeOffer, stopOffer } from '@rahba/contract/catalog/offers/offers.calls'
import { commonLabels } from '@rahba/contract/kernel/labels'
import { IconHandStop, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { useCall, useSend } from '../../api/queries.ts'
import { ProductName } from '../../catalog/product-name.tsx'
import { ConfirmDialog } from '../../kit/feedback/confirm.tsx'
import { None } from '../../kit/layout/direction.tsx'
import type { BulkAction, Column } from '../../kit/list/columns.ts'
import { ListPage } from '../../kit/list/list-page.tsx'
import { useListState } from '../../kit/list/use-list-state.ts'
import { LinkButton } from '../../kit/nav/link-button.tsx'
import { DateTime } from '../../kit/show/date-time.tsx'
import { MoneyInText } from '../../kit/show/money-in-text.tsx'
import { readList } from '../../shell/request/read-list.ts'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { OfferState } from './offer-state.tsx'

export const handle: RouteHandle = { text: ['kit', 'catalog', 'portal/products', 'portal/offers'] }

const place = { defaultSort: '-start_date', filters: ['state', 'offer_type'] }

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  readList(context, request, { name: 'store-offers', call: listOffers, options: place })

const iconSize = 16
const isOver = (row: OfferRow) => row.state === 'ended' || row.state === 'stopped'

function useColumns(): Column<OfferRow>[] {
  const t = useText('portal/offers')
  const locale = useLocale()
  return [
    { key: 'offer', label: t.offer, main: true, cell: (row) => <MoneyInText>{offerName(row, locale)}</MoneyInText> },
    {
      key: 'products',
      label: offerLabels.products[locale],
      cell: (row) =>
        row.first_product ? (
          <div>
            <ProductName product={row.first_product} />
            {row.products_count > 1 && (
              <Text size="xs" c="dimmed">
                {t.others(row.products_count - 1)}
              </Text>
            )}
          </div>
        ) : (
          <None />
        ),
    },
    {
      key: 'start_date',
      label: offerLabels.start_date[locale],
      sort: 'start_date',
      cell: (row) => <DateTime value={row.start_date} style="date" />,
    },
    {
      key: 'end_date',
      label: offerLabels.end_date[locale],
      sort: 'end_date',
      cell: (row) => <DateTime value={row.end_date} style="date" />,
    },
    { key: 'state', label: offerLabels.state[locale], cell: (row) => <OfferState state={row.state} /> },
    {
      key: 'created_at',
      label: commonLabels.created_at[locale],
      sort: 'created_at',
      hidden: true,
      cell: (row) => <DateTime value={row.created_at} />,
    },
  ]
}

function useBulk(): BulkAction<OfferRow>[] {
  const t = useText('portal/offers')
  const send = useSend(bulkOffers, { invalidates: [listOffers, readOffer] })
  const run = (action: 'stop' | 'delete') => async (ids: string[]) => (await send.sendAsync({ body: { action, ids } })).results
  return [
    {
      key: 'stop',
      label: t.stop.action,
      icon: <IconHandStop size={iconSize} />,
      confirm: { title: t.stop.bulkTitle, body: t.stop.body },
      unfit: (row) => isOver(row) && t.over,
      run: run('stop'),
    },
    {
      key: 'delete',
      label: t.remove.action,
      icon: <IconTrash size={iconSize} />,
      tone: 'danger',
      confirm: { title: t.remove.bulkTitle, body: t.remove.body },
      run: run('delete'),
    },
  ]
}

/** `/store/offers` */
export default function OffersRoute() {
  const t = useText('portal/offers')
  const { title } = useText('portal/products')
  const common = useText('common')
  const locale = useLocale()
  const list = useListState(place)
  const query = useCall(listOffers, { query: list.query })
  const [pending, setPending] = useState<{ what: 'stop' | 'remove'; row: OfferRow } | null>(null)
  const changed = [listOffers, readOffer]
  const stop = useSend(stopOffer, { invalidates: changed, message: t.stop.done })
  const remove = useSend(removeOffer, { invalidates: changed, message: t.remove.done })
  const rowName = (row: OfferRow) => offerName(row, locale)
  const editPath = (row: OfferRow) => `/store/offers/${row.id}/edit` as const
  const words = pending ? t[pending.what] : t.stop
  const add = (
    <LinkButton to="/store/offers/create" leftSection={<IconPlus size={iconSize} aria-hidden="true" />}>
      {t.create}
    </LinkButton>
  )
  return (
    <>
      <ListPage
        name="store-offers"
        title={t.title}
        breadcrumbs={[{ label: title, to: '/store/products' }]}
        action={add}
        list={list}
        query={query}
        columns={useColumns()}
        filters={[
          { key: 'state', label: offerLabels.state[locale], kind: 'choice', choices: offerStates, multiple: true },
          { key: 'offer_type', label: offerLabels.offer_type[locale], kind: 'choice', choices: offerTypes, multiple: true },
        ]}
        search={t.search}
        exports={exportOffers}
        bulk={useBulk()}
        rowName={rowName}
        rowHref={editPath}
        rowActions={(row) => [
          {
            key: 'edit',
            label: common.actions.edit,
            icon: <IconPencil size={iconSize} />,
            href: editPath(row),
            disabled: isOver(row) && t.over,
          },
          {
            key: 'stop',
            label: t.stop.action,
            icon: <IconHandStop size={iconSize} />,
            onClick: () => setPending({ what: 'stop', row }),
            disabled: isOver(row) && t.over,
          },
          {
            key: 'delete',
            label: t.remove.action,
            icon: <IconTrash size={iconSize} />,
            tone: 'danger',
            onClick: () => setPending({ what: 'remove', row }),
          },
        ]}
        empty={{ ...t.empty, action: add }}
      />
      <ConfirmDialog
        opened={pending !== null}
        onClose={() => setPending(null)}
        title={pending ? words.title(rowName(pending.row)) : ''}
        body={words.body}
        confirmLabel={words.action}
        tone="danger"
        onConfirm={() => pending && (pending.what === 'stop' ? stop : remove).sendAsync({ params: { id: pending.row.id } })}
      />
    </>
  )
}
