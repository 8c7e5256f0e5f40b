import { Alert, Text } from '@mantine/core'
import { offerFieldLabels } from '@rahba/contract/catalog/offers/offer-labels'
import { type OfferType, offerTypes } from '@rahba/contract/catalog/offers/offer-types'
import type { OfferDetail, OfferProduct } from '@rahba/contract/catalog/offers/offers'
import { createOffer, listOffers, readOffer, updateOffer } from '@rahba/contract/catalog/offers/offers.calls'
import { offerBody } from '@rahba/contract/catalog/offers/offers.schemas'
import { todayInRiyadh } from '@rahba/contract/kernel/today'
import { IconInfoCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useFreshCall, useSend } from '../../api/queries.ts'
import { ErrorState, FormSkeleton } from '../../kit/feedback/states.tsx'
import { FormSection } from '../../kit/form/fields.tsx'
import { FormShell } from '../../kit/form/form-shell.tsx'
import { useContractForm } from '../../kit/form/use-contract-form.ts'
import { useStaleSave } from '../../kit/form/use-stale-save.tsx'
import { ChoiceInput } from '../../kit/inputs/choice-input.tsx'
import { DateInput } from '../../kit/inputs/dates/date-input.tsx'
import { IntegerInput, MoneyInput, type NumberValue, RateInput } from '../../kit/inputs/number-inputs.tsx'
import { useLocalPath } from '../../kit/nav/link.tsx'
import { Panel } from '../../kit/show/panel.tsx'
import { readRecord } from '../../shell/request/read-for-page.ts'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { useText } from '../../text/use-text.ts'
import { RecordHistory } from '../history/record-history.tsx'
import type { Route } from './+types/offer-form-route'
import { OfferProducts } from './offer-products.tsx'

export const handle: RouteHandle = { text: ['kit', 'catalog', 'portal/products', 'portal/offers', 'admin/history'] }

export const loader = ({ context, params }: Route.LoaderArgs) =>
  params.id ? readRecord(context, readOffer, { params: { id: params.id } }) : null

/** `/store/offers/create` and `/store/offers/:id/edit` */
export default function OfferFormRoute() {
  const { id } = useParams()
  const read = useFreshCall(readOffer, { params: { id: id ?? '' } }, { enabled: id !== undefined })
  if (id === undefined) return <OfferForm key="create" offer={null} reload={async () => undefined} />
  if (read.error && !read.data) return <ErrorState error={read.error} retry={() => void read.refetch()} />
  if (!read.data) return <FormSkeleton />
  return <OfferForm key={id} offer={read.data} reload={async () => (await read.refetch()).data} />
}

const changed = [listOffers, readOffer]

const toValues = (offer: OfferDetail | null) => ({
  offer_type: (offer?.offer_type ?? 'percentage') as OfferType,
  offer_value: (offer?.offer_value ?? null) as NumberValue, // it may be half typed
  start_date: offer?.start_date ?? todayInRiyadh(),
  end_date: offer?.end_date ?? (null as string | null),
  products: (offer?.products ?? []).map(({ id }) => id),
})

function OfferForm({ offer, reload }: { offer: OfferDetail | null; reload: () => Promise<OfferDetail | undefined> }) {
  const t = useText('portal/offers')
  const { title } = useText('portal/products')
  const navigate = useNavigate()
  const local = useLocalPath()
  const [products, setProducts] = useState<readonly OfferProduct[]>(offer?.products ?? [])
  const form = useContractForm(offerBody, { labels: ({ offer_type: type }) => offerFieldLabels(type), initial: toValues(offer) })
  const stale = useStaleSave(offer, reload, (newer) => {
    setProducts(newer.products)
    form.restart(toValues(newer))
  })
  const done = () => {
    form.markSaved()
    void navigate(local('/store/offers'))
  }
  const shared = { invalidates: changed, message: t.saved, onDone: done, onFailed: form.showErrors, silent: true }
  const adding = useSend(createOffer, shared)
  const changing = useSend(updateOffer, { ...shared, headers: stale.headers })
  const { pending, error } = offer ? changing : adding
  const save = form.submit((body) => (offer ? changing.send({ params: { id: offer.id }, body }) : adding.send({ body })))
  const notice = stale.getNotice(changing, save)
  const over = offer?.state === 'ended' || offer?.state === 'stopped'
  const { offer_type, offer_value, start_date } = form.values
  const Value = { percentage: RateInput, value: MoneyInput, free_product: IntegerInput }[offer_type]
  const refused = form.errors.products ?? Object.entries(form.errors).find(([path]) => path.startsWith('products.'))?.[1]
  return (
    <FormShell
      title={offer ? t.edit : t.create}
      breadcrumbs={[
        { label: title, to: '/store/products' },
        { label: t.title, to: '/store/offers' },
      ]}
      form={form}
      onSubmit={save}
      pending={pending}
      submitError={notice ? null : error}
      cancelTo="/store/offers"
      notice={
        notice ||
        (over && (
          <Alert color="gray" icon={<IconInfoCircle size={18} />}>
            {t.over}
          </Alert>
        ))
      }
    >
      <FormSection title={t.rule} cols={2}>
        <ChoiceInput
          {...form.field('offer_type')}
          choices={offerTypes}
          onChange={(type) => {
            form.set('offer_type', type as OfferType) // one of the choices
            form.set('offer_value', null)
          }}
        />
        <Value
          key={offer_type}
          {...form.field('offer_value')}
          description={t.hints[offer_type]}
          {...(offer_type === 'free_product' ? { unit: t.pieces } : {})}
        />
      </FormSection>
      <FormSection title={t.days} cols={2}>
        <DateInput {...form.field('start_date')} {...(offer ? {} : { min: todayInRiyadh() })} />
        <DateInput {...form.field('end_date')} min={start_date > todayInRiyadh() ? start_date : todayInRiyadh()} />
        <Text size="sm" c="dimmed" style={{ gridColumn: '1 / -1' }}>
          {t.daysHint}
        </Text>
      </FormSection>
      <Panel title={t.onProducts}>
        <OfferProducts
          value={products}
          onChange={(next) => {
            setProducts(next)
            form.set(
              'products',
              next.map(({ id }) => id),
            )
          }}
          offer={typeof offer_value === 'number' && offer_value > 0 ? { offer_type, offer_value } : null}
          error={refused}
        />
      </Panel>
      {offer && <RecordHistory entity="offers" id={offer.id} />}
    </FormShell>
  )
}
