import type { ProductChangeRequest } from '@rahba/contract/catalog/changes/product-changes'
import type { ProductDetail } from '@rahba/contract/catalog/products/product-answers'
import * as calls from '@rahba/contract/catalog/products/store-products.calls'
import { type ReactNode, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useSend } from '../../api/queries.ts'
import { toast } from '../../api/toast.ts'
import { editedValues, type ProductValues, toValues, valuesOfChange, valuesOfCopy } from '../../catalog/product-form.ts'
import { useProductForm } from '../../catalog/use-product-form.ts'
import { withLastQuery } from '../../kit/list/list-memory.ts'
import { useLocalPath } from '../../kit/nav/link.tsx'
import { useText } from '../../text/use-text.ts'

/** The reads that saving a product changes. */
export const productReads = [calls.listStoreProducts, calls.countStoreProducts, calls.readStoreProduct, calls.readStoreProductChoices]

const pendingIds = ({ changes }: ProductDetail) => changes.flatMap(({ id, state }) => (state === 'pending' ? [id] : []))
// These are the object's own keys.
const getKeys = (values: ReturnType<typeof valuesOfChange>) => Object.keys(values) as (keyof typeof values)[]

/**
 * The form of a product and its ways out: saved as it is, or saved and sent for review in one go.
 * @param reload reads the product again, for one that somebody else changed meanwhile
 * @param copied whose values a new product begins with
 */
export function useProductSaving(
  product: ProductDetail | null,
  reload: () => Promise<ProductDetail | undefined>,
  copied: ProductDetail | null = null,
) {
  const t = useText('portal/products')
  const navigate = useNavigate()
  const local = useLocalPath()
  const thenSend = useRef(false)
  const {
    form,
    stale,
    save: saveForm,
  } = useProductForm({
    product,
    initial: product ? editedValues(product) : copied ? valuesOfCopy(copied) : toValues(null),
    toFormValues: editedValues,
    getShownChanges: pendingIds,
    reload,
  })
  const { opened } = stale

  const leave = () => {
    form.markSaved()
    void navigate(local(withLastQuery('/store/products')))
  }
  const submit = useSend(calls.submitStoreProduct, {
    invalidates: productReads,
    message: (answer) => (answer.status === 'active' ? t.onSale : t.savedAndSent),
    onDone: () => leave(),
    // It is saved anyway: the list shows it as a draft.
    onFailed: () => leave(),
  })
  const done = (answer: ProductDetail) => {
    if (thenSend.current) return submit.send({ params: { id: answer.id } })
    const known = new Set(stale.current()?.changes.map(({ id }) => id))
    const waits = answer.changes.some(({ id, state }) => state === 'pending' && !known.has(id))
    toast(waits ? t.editWaits : t.saved)
    leave()
  }
  const shared = { invalidates: productReads, onDone: done, onFailed: form.showErrors, silent: true }
  const adding = useSend(calls.createStoreProduct, shared)
  const changing = useSend(calls.updateStoreProduct, { ...shared, headers: stale.headers })

  const saving = (values?: ProductValues) =>
    saveForm({ add: (body) => adding.send({ body }), change: (id, body) => changing.send({ params: { id }, body }) }, values)
  const save = (send: boolean) => {
    thenSend.current = send
    return saving()
  }
  /** Restores the live values after changes were withdrawn or dismissed. Other typed values stay. */
  const restoreLiveValues = (version: ProductDetail, removed: readonly ProductChangeRequest[]) => {
    stale.saved(version)
    if (!form.dirty) return form.restart(editedValues(version))
    const live = toValues(version)
    for (const change of removed) {
      const written = valuesOfChange(change)
      const untouched = getKeys(written).every((key) => JSON.stringify(form.values[key]) === JSON.stringify(written[key]))
      if (change.state === 'pending' && untouched) for (const key of getKeys(written)) form.set(key, live[key])
    }
  }
  /** Restores rejected values in the form, so that they can be corrected. */
  const restoreRejected = (changes: readonly ProductChangeRequest[]) => {
    for (const change of changes) {
      const written = valuesOfChange(change)
      for (const key of getKeys(written)) form.set(key, written[key] as never) // the value of its own key
    }
  }
  return {
    form,
    opened,
    restoreLiveValues,
    restoreRejected,
    save,
    error: opened ? changing.error : adding.error,
    pending: adding.pending || changing.pending || submit.pending,
    sending: thenSend.current,
    /** The notice about a newer version of another editor; null without a conflict. */
    staleNotice: (words: { body: string; children: ReactNode }) => stale.getNotice(changing, (values) => saving(values)(), words),
  }
}
