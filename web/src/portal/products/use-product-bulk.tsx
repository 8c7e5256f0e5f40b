import { Button, Group, SegmentedControl, Stack } from '@mantine/core'
import { imageRequired } from '@rahba/contract/catalog/products/image-required'
import { leadsToSale, productActions } from '@rahba/contract/catalog/products/product-actions'
import type { StoreProductRow } from '@rahba/contract/catalog/products/product-answers'
import type { ProductBulk } from '@rahba/contract/catalog/products/product-bulk'
import { bulkStoreProducts, submitMatchingProducts } from '@rahba/contract/catalog/products/store-products.calls'
import { isAllowed } from '@rahba/contract/kernel/action-table'
import type { Call } from '@rahba/contract/kernel/endpoint'
import { IconCash, IconEye, IconEyeOff, IconPackages, IconSend, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { ApiError } from '../../api/errors.ts'
import { useSend } from '../../api/queries.ts'
import { useMatchingCursor } from '../../catalog/use-matching-cursor.ts'
import { Dialog } from '../../kit/feedback/dialog.tsx'
import { Form } from '../../kit/form/form.tsx'
import { IntegerInput, MoneyInput, type NumberValue, RateInput } from '../../kit/inputs/number-inputs.tsx'
import type { BulkAction, BulkResult } from '../../kit/list/columns.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { useProductsStopped } from '../layout/use-products-stopped.ts'
import { withoutPicturesPath } from './without-pictures-path.ts'

type ValueAction = Extract<ProductBulk, { value: number }>['action']
const groups = { price: ['price_percent', 'price_add', 'price_set'], stock: ['stock_add', 'stock_set'] } as const satisfies Record<
  string,
  readonly ValueAction[]
>

interface PendingChange {
  about: keyof typeof groups
  ids: string[]
  done: (results: BulkResult[]) => void
  /** Closed without an answer: the list keeps its selection. */
  cancelled: () => void
}

function ValueDialog({
  request,
  run,
  close,
}: {
  request: PendingChange
  run: (action: ValueAction, ids: string[], value: number) => Promise<BulkResult[]>
  close: () => void
}) {
  const t = useText('portal/products').bulk
  const { form } = useText('kit')
  const [action, setAction] = useState<ValueAction>(groups[request.about][0])
  const [value, setValue] = useState<NumberValue>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const [pending, setPending] = useState(false)
  const cancel = () => {
    request.cancelled()
    close()
  }
  const apply = async () => {
    if (typeof value !== 'number' || !Number.isInteger(value) || (action === 'price_set' && value < 1)) return setRefused(t.bad)
    setPending(true)
    try {
      request.done(await run(action, request.ids, value))
      close()
    } catch (error) {
      // The field shows an error of the value, a toast any other refusal; the dialog stays open for another value.
      if (error instanceof ApiError) setRefused(error.fields.value ?? null)
      setPending(false)
    }
  }
  const change = (next: NumberValue) => {
    setRefused(null)
    setValue(next)
  }
  const input = { label: t.value, value, onChange: change, error: refused, autoFocus: true }
  const hint = action === 'price_percent' ? t.percentHint : action === 'price_add' || action === 'stock_add' ? t.addHint : undefined
  const described = { ...input, ...(hint ? { description: hint } : {}) }
  return (
    <Dialog
      opened
      onClose={cancel}
      title={request.about === 'price' ? t.priceTitle(request.ids.length) : t.stockTitle(request.ids.length)}
      styles={{ title: { fontWeight: 600 } }}
    >
      <Form
        onSubmit={() => {
          void apply()
        }}
      >
        <Stack gap="md">
          <SegmentedControl
            fullWidth
            orientation="vertical"
            aria-label={t.how}
            value={action}
            onChange={(next) => {
              // The data below are the keys of the group.
              setAction(next as ValueAction)
              change(null)
            }}
            data={groups[request.about].map((key) => ({ value: key, label: t.modes[key] }))}
          />
          {action === 'price_percent' ? (
            <RateInput {...described} />
          ) : request.about === 'price' ? (
            <MoneyInput {...described} />
          ) : (
            <IntegerInput {...described} />
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={cancel} disabled={pending}>
              {form.cancel(t.apply)}
            </Button>
            <Button type="submit" loading={pending}>
              {t.apply}
            </Button>
          </Group>
        </Stack>
      </Form>
    </Dialog>
  )
}

/** Returns the actions for many products at once, and the dialog that asks for a value if one is needed. */
export function useProductBulk(
  invalidates: readonly Call[],
  query: Readonly<Record<string, string | number>>,
): { actions: BulkAction<StoreProductRow>[]; dialog: ReactNode } {
  const t = useText('portal/products')
  const locale = useLocale()
  const bulk = useSend(bulkStoreProducts, { invalidates })
  const submitAll = useSend(submitMatchingProducts, { invalidates })
  const submitMatching = useMatchingCursor(query, (body) => submitAll.sendAsync({ body }))
  const [pending, setPending] = useState<PendingChange | null>(null)
  const plain = (action: 'submit' | 'hide' | 'show' | 'delete') => async (ids: string[]) =>
    (await bulk.sendAsync({ body: { action, ids } })).results
  const ask = (about: PendingChange['about']) => (ids: string[]) =>
    new Promise<BulkResult[]>((done, refuse) => {
      setPending({ about, ids, done, cancelled: () => refuse(new Error('cancelled')) })
    })
  const stopped = useProductsStopped()
  const unfit = (action: 'submit' | 'hide' | 'show') => (row: StoreProductRow) =>
    (leadsToSale(action) && stopped) || !isAllowed(productActions, action, row.status)
  const page = (id: string) => `/store/products/${id}/edit` as const
  const actions: BulkAction<StoreProductRow>[] = [
    { key: 'price', page, label: t.bulk.price, icon: <IconCash size={16} />, run: ask('price') },
    { key: 'stock', page, label: t.bulk.stock, icon: <IconPackages size={16} />, run: ask('stock') },
    {
      key: 'submit',
      page,
      label: productActions.submit.label[locale],
      icon: <IconSend size={16} className="mirrored" />,
      run: plain('submit'),
      ...(stopped ? {} : { runAll: submitMatching }),
      fix: (error) => (error === imageRequired[locale] ? { label: t.withoutPictures, href: withoutPicturesPath } : null),
      unfit: unfit('submit'),
    },
    {
      key: 'hide',
      page,
      label: productActions.hide.label[locale],
      icon: <IconEyeOff size={16} />,
      run: plain('hide'),
      unfit: unfit('hide'),
    },
    { key: 'show', page, label: productActions.show.label[locale], icon: <IconEye size={16} />, run: plain('show'), unfit: unfit('show') },
    {
      key: 'delete',
      label: t.remove.action,
      icon: <IconTrash size={16} />,
      tone: 'danger',
      confirm: { title: t.bulk.deleteTitle, body: t.remove.body },
      run: plain('delete'),
    },
  ]
  const dialog = pending && (
    <ValueDialog
      request={pending}
      close={() => setPending(null)}
      run={async (action, ids, value) => (await bulk.sendAsync({ body: { action, ids, value } })).results}
    />
  )
  return { actions, dialog }
}
