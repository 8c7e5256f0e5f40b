import { Text } from '@mantine/core'
import { todayInRiyadh } from '@rahba/contract/kernel/today'
import { codeLabels } from '@rahba/contract/promotions/code-labels'
import type { CodeBody, CodeDetail } from '@rahba/contract/promotions/code-shapes'
import { type AppliedTo, appliedTo, type CouponType, codeGives, couponTypes } from '@rahba/contract/promotions/coupon-states'
import { useNavigate, useParams } from 'react-router'
import type { z } from 'zod'
import { useFreshCall, useSend } from '../api/queries.ts'
import { ErrorState, FormSkeleton } from '../kit/feedback/states.tsx'
import { Fields, FormSection } from '../kit/form/fields.tsx'
import { FormShell } from '../kit/form/form-shell.tsx'
import { type ContractForm, useContractForm } from '../kit/form/use-contract-form.ts'
import { useStaleSave } from '../kit/form/use-stale-save.tsx'
import { BilingualInput } from '../kit/inputs/bilingual/bilingual-input.tsx'
import { ChoiceInput } from '../kit/inputs/choice-input.tsx'
import { DateInput } from '../kit/inputs/dates/date-input.tsx'
import { IntegerInput, MoneyInput, type NumberValue, RateInput } from '../kit/inputs/number-inputs.tsx'
import { ReferencesInput } from '../kit/inputs/references/references-input.tsx'
import { FlagInput, TextInput } from '../kit/inputs/text-inputs.tsx'
import { useLocalPath } from '../kit/nav/link.tsx'
import type { Crumb } from '../kit/nav/page-header.tsx'
import { MoneyInText } from '../kit/show/money-in-text.tsx'
import { useLocale } from '../text/locale.ts'
import { useText } from '../text/use-text.ts'
import type { CodeSurface } from './code-surface.ts'

interface CodeFormPageProps {
  surface: CodeSurface
  /** The schema of the form; a merchant's code is for the own store and names none. */
  body: z.ZodType<Omit<CodeBody, 'stores_id'>>
  breadcrumbs?: readonly Crumb[]
}

/** A code to add, or the one at the page's address to change. */
export function CodeFormPage(props: CodeFormPageProps) {
  const { id } = useParams()
  const read = useFreshCall(props.surface.calls.read, { params: { id: id ?? '' } }, { enabled: id !== undefined })
  if (id === undefined) return <CodeForm key="create" {...props} code={null} reload={async () => undefined} />
  if (read.error && !read.data) return <ErrorState error={read.error} retry={() => void read.refetch()} />
  if (!read.data) return <FormSkeleton />
  return <CodeForm key={id} {...props} code={read.data} reload={async () => (await read.refetch()).data} />
}

const getIds = (rows: readonly { id: string }[] | undefined) => rows?.map(({ id }) => id) ?? []

/** Returns the form's initial values. Numbers may be half typed, days not chosen. */
const getInitial = (code: CodeDetail | null, { stores }: CodeSurface) => ({
  code: code?.code ?? '',
  name: code?.name ?? { ar: '', en: '' },
  type: (code?.type ?? 'percentage') as CouponType,
  amount: (code?.amount ?? null) as NumberValue,
  cap: (code?.cap ?? null) as NumberValue,
  max_use_number: (code?.max_use_number ?? null) as NumberValue,
  max_use_per_user: (code?.max_use_per_user ?? null) as NumberValue,
  order_min_cost: (code?.order_min_cost ?? 0) as NumberValue,
  applied_to: (code?.applied_to ?? 'all_users') as AppliedTo,
  users_id: getIds(code?.users),
  free_delivery_charge: code?.free_delivery_charge ?? false,
  free_cash_charge: code?.free_cash_charge ?? false,
  first_order: code?.first_order ?? false,
  products: getIds(code?.products),
  categories: getIds(code?.categories),
  cities: getIds(code?.cities),
  start_date: code?.start_date ?? todayInRiyadh(),
  end_date: code?.end_date ?? null,
  active: code?.active ?? true,
  ...(stores === 'own' ? {} : { stores_id: getIds(code?.stores) }),
})

const wide = { gridColumn: '1 / -1' }

interface CodeFormProps extends CodeFormPageProps {
  code: CodeDetail | null
  /** Reads it again, when somebody else changed it meanwhile. */
  reload: () => Promise<CodeDetail | undefined>
}

type CodeValues = ReturnType<typeof getInitial>

interface CodePartProps {
  form: ContractForm<Omit<CodeBody, 'stores_id'>, CodeValues>
  surface: CodeSurface
  code: CodeDetail | null
}

const toNumber = (value: NumberValue) => (typeof value === 'number' ? value : null)

/** The discount, the least order for it, and a sentence that says what the shopper gets. */
function DiscountFields({ form }: CodePartProps) {
  const t = useText('promotions')
  const locale = useLocale()
  const { type, amount, cap, free_delivery_charge, free_cash_charge } = form.values
  const Value = type === 'percentage' ? RateInput : MoneyInput
  const benefit = codeGives({ type, amount: toNumber(amount) ?? 0, cap: toNumber(cap), free_delivery_charge, free_cash_charge }, locale)
  return (
    <FormSection title={t.discount} cols={2}>
      <ChoiceInput
        {...form.field('type')}
        required
        choices={couponTypes}
        onChange={(next) => {
          form.set('type', next as CouponType) // one of the choices
          form.set('amount', null)
          form.set('cap', null)
        }}
      />
      <Value key={type} {...form.field('amount')} required={false} />
      {type === 'percentage' && <MoneyInput {...form.field('cap')} description={t.capHint} />}
      <MoneyInput {...form.field('order_min_cost')} required={false} description={t.minimumHint} />
      <div style={wide}>
        <Fields cols={2}>
          <FlagInput {...form.field('free_delivery_charge')} />
          <FlagInput {...form.field('free_cash_charge')} />
        </Fields>
      </div>
      <Text size="sm" c="dimmed" style={wide} aria-live="polite">
        <MoneyInText>{benefit ? `${t.shopperGets} ${benefit}` : t.givesNothing}</MoneyInText>
      </Text>
    </FormSection>
  )
}

/** How often it may be used, and on which days. */
function LimitFields({ form }: CodePartProps) {
  const t = useText('promotions')
  const { first_order, start_date } = form.values
  return (
    <>
      <FormSection title={t.limits} cols={2}>
        <IntegerInput {...form.field('max_use_number')} description={t.noLimit} />
        {!first_order && <IntegerInput {...form.field('max_use_per_user')} description={t.noLimit} />}
        <FlagInput
          {...form.field('first_order')}
          description={t.firstHint}
          onChange={(first) => {
            form.set('first_order', first === true)
            // The field disappears, so its value is cleared.
            form.set('max_use_per_user', null)
          }}
        />
      </FormSection>
      <FormSection title={t.period} cols={2}>
        <DateInput {...form.field('start_date')} />
        <DateInput {...form.field('end_date')} min={start_date > todayInRiyadh() ? start_date : todayInRiyadh()} />
        <Text size="sm" c="dimmed" style={wide}>
          {t.periodHint}
        </Text>
      </FormSection>
    </>
  )
}

/** Returns the props of an input over several records. A message about one of them is shown at the entire field. */
function getReferences(
  { form, surface }: CodePartProps,
  key: 'users_id' | 'products' | 'categories' | 'cities',
  known: CodeDetail['users'] = [],
) {
  const { onChange, error: own, ...field } = form.field(key)
  const inner = Object.entries(form.errors).find(([path]) => path.startsWith(`${key}.`))?.[1]
  return { ...field, onChange: (ids: readonly string[]) => onChange(ids), error: own ?? inner, to: choicesAt(surface), known }
}

/** The shoppers, stores, cities and goods that the code is for. */
function ScopeFields(props: CodePartProps) {
  const { form, surface, code } = props
  const t = useText('promotions')
  return (
    <>
      <FormSection title={t.audience} cols={2}>
        <ChoiceInput
          {...form.field('applied_to')}
          required
          choices={appliedTo}
          onChange={(next) => form.set('applied_to', next as AppliedTo)} // one of the choices
        />
        {form.values.applied_to === 'specific_user' && (
          <ReferencesInput {...getReferences(props, 'users_id', code?.users)} required query={{ of: 'users' }} />
        )}
        {surface.stores !== 'own' && (
          <ReferencesInput
            {...form.at<readonly string[]>('stores_id', form.values.stores_id ?? [])}
            required={surface.stores === 'required'}
            to={choicesAt(surface)}
            query={{ of: 'stores' }}
            known={code?.stores ?? []}
          />
        )}
        <ReferencesInput {...getReferences(props, 'cities', code?.cities)} query={{ of: 'cities' }} />
        <Text size="sm" c="dimmed" style={wide}>
          {t[surface.kind].storesHint} {t.citiesHint}
        </Text>
      </FormSection>
      <FormSection title={t.goods} cols={2}>
        <ReferencesInput {...getReferences(props, 'products', code?.products)} query={{ of: 'products' }} />
        <ReferencesInput {...getReferences(props, 'categories', code?.categories)} query={{ of: 'categories' }} />
        <Text size="sm" c="dimmed" style={wide}>
          {t.goodsHint}
        </Text>
      </FormSection>
    </>
  )
}

function CodeForm({ surface, body: schema, breadcrumbs = [], code, reload }: CodeFormProps) {
  const t = useText('promotions')
  const words = t[surface.kind]
  const navigate = useNavigate()
  const local = useLocalPath()
  const { calls, base } = surface
  const form = useContractForm(schema, { labels: codeLabels, initial: getInitial(code, surface) })
  const stale = useStaleSave(code, reload, (newer) => form.restart(getInitial(newer, surface)))
  const shared = { invalidates: [calls.list, calls.read], message: words.saved, onFailed: form.showErrors, silent: true }
  const leave = (id: string) => {
    form.markSaved()
    void navigate(local(`${base}/${id}`))
  }
  const adding = useSend(calls.create, { ...shared, onDone: ({ id }) => leave(id) })
  const changing = useSend(calls.update, { ...shared, onDone: ({ id }) => leave(id), headers: stale.headers })
  const { pending, error } = code ? changing : adding
  const save = form.submit((body) => (code ? changing.send({ params: { id: code.id }, body }) : adding.send({ body })))
  const notice = stale.getNotice(changing, save)
  const part = { form, surface, code }
  return (
    <FormShell
      title={code ? words.edit : words.create}
      breadcrumbs={[...breadcrumbs, { label: words.title, to: base }]}
      form={form}
      onSubmit={save}
      pending={pending}
      submitError={notice ? null : error}
      cancelTo={code ? `${base}/${code.id}` : base}
      notice={notice}
    >
      <FormSection title={t.basics} cols={2}>
        <TextInput {...form.field('code')} autoComplete="off" description={t.codeHint} disabled={code !== null && code.used > 0} />
        <FlagInput {...form.field('active')} description={t.activeHint} />
        <div style={wide}>
          <BilingualInput {...form.bilingual('name')} />
        </div>
      </FormSection>
      <DiscountFields {...part} />
      <LimitFields {...part} />
      <ScopeFields {...part} />
    </FormShell>
  )
}

/** Returns the path of the choices in a surface's form, which is that of its list. */
const choicesAt = ({ calls }: CodeSurface) => calls.list.path
