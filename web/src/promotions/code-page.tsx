import { Alert, Button, Stack } from '@mantine/core'
import { codeLabels } from '@rahba/contract/promotions/code-labels'
import type { CodeDetail, CodeUse } from '@rahba/contract/promotions/code-shapes'
import { appliedTo, codeGives } from '@rahba/contract/promotions/coupon-states'
import { IconInfoCircle, IconPencil, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { useCall, useSend } from '../api/queries.ts'
import { ConfirmAction } from '../kit/feedback/confirm.tsx'
import { WaitingPage } from '../kit/feedback/waiting-page.tsx'
import { Localized, Ltr } from '../kit/layout/direction.tsx'
import type { Column } from '../kit/list/columns.ts'
import { List } from '../kit/list/list-page.tsx'
import { useListState } from '../kit/list/use-list-state.ts'
import { LinkButton } from '../kit/nav/link-button.tsx'
import { type Crumb, PageHeader } from '../kit/nav/page-header.tsx'
import { CopyButton } from '../kit/show/copy-button.tsx'
import { DateTime } from '../kit/show/date-time.tsx'
import { formatNumber } from '../kit/show/format.ts'
import { Money } from '../kit/show/money.tsx'
import { MoneyInText } from '../kit/show/money-in-text.tsx'
import { Panel } from '../kit/show/panel.tsx'
import { PropertyList } from '../kit/show/property-list.tsx'
import { ReferencedNames } from '../kit/show/referenced-names.tsx'
import { StatCard } from '../kit/show/stat-card.tsx'
import { ShopperName } from '../orders/shopper-name.tsx'
import { useLocale } from '../text/locale.ts'
import { useText } from '../text/use-text.ts'
import { CodeState, UseState } from './code-state.tsx'
import type { CodeSurface, MayDoWithCodes } from './code-surface.ts'
import { usesList } from './codes-list.ts'
import classes from './promotions.module.css'

interface CodePageProps {
  surface: CodeSurface
  may: MayDoWithCodes
  breadcrumbs?: readonly Crumb[]
  /** Below the uses: what one surface alone sees. */
  below?: (id: string) => ReactNode
}

function Actions({ surface, code }: { surface: CodeSurface; code: CodeDetail }) {
  const t = useText('promotions')
  const common = useText('common')
  const turn = useSend(surface.calls.bulk, {
    invalidates: [surface.calls.list, surface.calls.read],
    message: code.active ? t.turnedOff : t.turnedOn,
  })
  const send = () => turn.sendAsync({ body: { action: code.active ? 'deactivate' : 'activate', ids: [code.id] } })
  return (
    <>
      {code.active ? (
        <ConfirmAction title={t.turnOffTitle(code.code)} body={t.turnOffBody} confirmLabel={t.turnOff} tone="danger" onConfirm={send}>
          <Button variant="default" leftSection={<IconPlayerPause size={16} />}>
            {t.turnOff}
          </Button>
        </ConfirmAction>
      ) : (
        <Button variant="default" leftSection={<IconPlayerPlay size={16} />} loading={turn.pending} onClick={() => void send()}>
          {t.turnOn}
        </Button>
      )}
      <LinkButton to={`${surface.base}/${code.id}/edit`} leftSection={<IconPencil size={16} />}>
        {common.actions.edit}
      </LinkButton>
    </>
  )
}

function Figures({ code }: { code: CodeDetail }) {
  const t = useText('promotions')
  const locale = useLocale()
  const remaining = code.max_use_number === null ? null : Math.max(0, code.max_use_number - code.used)
  return (
    <div className={classes.stats}>
      <StatCard
        label={codeLabels.used[locale]}
        value={<Ltr>{formatNumber(code.used, locale)}</Ltr>}
        hint={remaining === null ? t.unlimited : t.usesLeft(remaining)}
      />
      <StatCard label={codeLabels.given[locale]} value={<Money value={code.given} />} hint={t.givenHint} />
      <StatCard label={codeLabels.orders_total[locale]} value={<Money value={code.orders_total} />} hint={t.totalHint} />
      <StatCard label={t.average} value={<Money value={code.used > 0 ? Math.round(code.orders_total / code.used) : 0} />} />
    </div>
  )
}

function Facts({ code, surface }: { code: CodeDetail; surface: CodeSurface }) {
  const t = useText('promotions')
  const locale = useLocale()
  const label = (key: keyof typeof codeLabels) => codeLabels[key][locale]
  const names = (rows: CodeDetail['stores'], all: string) => (rows.length === 0 ? all : <ReferencedNames rows={rows} />)
  const count = (n: number | null) => (n === null ? t.unlimited : <Ltr>{formatNumber(n, locale)}</Ltr>)
  return (
    <Panel title={t.rules}>
      <PropertyList
        items={[
          { label: label('name'), value: <Localized text={code.name} /> },
          { label: t.gives, value: <MoneyInText>{codeGives(code, locale)}</MoneyInText> },
          { label: t.payer, value: surface.kind === 'promo_codes' ? t.byPlatform : t.byStore },
          { label: label('order_min_cost'), value: code.order_min_cost > 0 ? <Money value={code.order_min_cost} /> : t.noMinimum },
          { label: label('max_use_number'), value: count(code.max_use_number) },
          { label: label('max_use_per_user'), value: count(code.max_use_per_user) },
          { label: label('start_date'), value: <DateTime value={code.start_date} style="date" /> },
          { label: label('end_date'), value: code.end_date ? <DateTime value={code.end_date} style="date" /> : t.openEnd },
          {
            label: label('applied_to'),
            value: code.applied_to === 'specific_user' ? names(code.users, '') : <Localized text={appliedTo[code.applied_to]} />,
          },
          code.first_order && { label: label('first_order'), value: t.yes },
          surface.stores !== 'own' && { label: label('stores_id'), value: names(code.stores, t.everyStore) },
          { label: label('cities'), value: names(code.cities, t.everyCity) },
          { label: label('products'), value: names(code.products, code.categories.length > 0 ? t.ofCategories : t.everyProduct) },
          code.categories.length > 0 && { label: label('categories'), value: names(code.categories, '') },
        ]}
      />
    </Panel>
  )
}

function Uses({ surface, id }: { surface: CodeSurface; id: string }) {
  const t = useText('promotions')
  const locale = useLocale()
  const label = (key: keyof typeof codeLabels) => codeLabels[key][locale]
  const { name, call, options, input } = usesList(surface, id)
  const list = useListState(options)
  const query = useCall(call, { ...input, query: list.query })
  const store: Column<CodeUse> = { key: 'store', label: label('store'), cell: (row) => <Localized text={row.store} /> }
  const columns: Column<CodeUse>[] = [
    { key: 'number', label: label('order'), main: true, cell: (row) => <Ltr>{row.number}</Ltr> },
    { key: 'user', label: label('user'), cell: (row) => <ShopperName name={row.user} /> },
    ...(surface.stores === 'own' ? [] : [store]),
    { key: 'given', label: label('discount'), align: 'end', cell: (row) => <Money value={row.given} /> },
    { key: 'total', label: label('total'), align: 'end', cell: (row) => <Money value={row.total} /> },
    { key: 'state', label: label('use'), cell: (row) => <UseState state={row.state} /> },
    { key: 'placed_at', label: label('placed_at'), sort: 'placed_at', cell: (row) => <DateTime value={row.placed_at} /> },
  ]
  return (
    <Panel title={t.uses} flush>
      <List
        name={name}
        list={list}
        query={query}
        columns={columns}
        search={t.searchUses}
        exports={surface.calls.exportUses}
        exportParams={input.params}
        rowName={(row) => String(row.number)}
        rowHref={(row) => surface.order(row.id)}
        empty={t.noUses}
      />
    </Panel>
  )
}

/** One code: its status, figures and rules, and the orders that used it. */
export function CodePage({ surface, may, breadcrumbs = [], below }: CodePageProps) {
  const { id = '' } = useParams()
  const t = useText('promotions')
  const words = t[surface.kind]
  const read = useCall(surface.calls.read, { params: { id } }, { silent: true })
  const code = read.data
  const crumbs = [...breadcrumbs, { label: words.title, to: surface.base }] as const
  if (!code || code.id !== id) return <WaitingPage title={words.one} breadcrumbs={crumbs} read={read} rows={8} />
  const shared = surface.stores === 'own' && code.stores_count > 1
  return (
    <>
      <PageHeader
        title={code.code}
        breadcrumbs={crumbs}
        mark={
          <>
            <CopyButton text={code.code} />
            <CodeState state={code.state} />
          </>
        }
        actions={may.update && !shared && <Actions surface={surface} code={code} />}
      />
      <Stack gap="md">
        {shared && (
          <Alert color="gray" icon={<IconInfoCircle size={18} />}>
            {t.shared}
          </Alert>
        )}
        <Figures code={code} />
        <Facts code={code} surface={surface} />
        <Uses surface={surface} id={id} />
        {below?.(id)}
      </Stack>
    </>
  )
}
