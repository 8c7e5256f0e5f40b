import type { ProductDetail } from '@rahba/contract/catalog/product-answers'
import { productBody, productChange } from '@rahba/contract/catalog/product-body'
import type { ProductChangeRequest } from '@rahba/contract/catalog/product-changes'
import { productLabels } from '@rahba/contract/catalog/product-labels'
import * as calls from '@rahba/contract/catalog/store-products.calls'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSend } from '../../api/queries.ts'
import { toast } from '../../api/toast.ts'
import { editedValues, type ProductValues, valuesOf, valuesOfChange, valuesOfCopy } from '../../catalog/product-form.ts'
import { useContractForm } from '../../kit/form/use-contract-form.ts'
import { lastVisited } from '../../kit/list/list-memory.ts'
import { useLocalPath } from '../../kit/nav/link.tsx'
import { useText } from '../../text/use-text.ts'

/** The reads that saving a product changes. */
export const productReads = [calls.listStoreProducts, calls.countStoreProducts, calls.readStoreProduct, calls.readStoreProductChoices]

const pendingIds = ({ changes }: ProductDetail) => changes.flatMap(({ id, state }) => (state === 'pending' ? [id] : []))
// an object's own keys
const keysOf = (values: ReturnType<typeof valuesOfChange>) => Object.keys(values) as (keyof typeof values)[]

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
  // the version this form was opened with: later reads must not move it
  const [opened, setOpened] = useState(product)
  const thenSend = useRef(false)
  const form = useContractForm(productBody, {
    initial: product ? editedValues(product) : copied ? valuesOfCopy(copied) : valuesOf(null),
    labels: productLabels,
  })

  const leave = () => {
    form.saved()
    void navigate(local(lastVisited('/store/products')))
  }
  const submit = useSend(calls.submitStoreProduct, {
    invalidates: productReads,
    message: (answer) => (answer.status === 'active' ? t.onSale : t.savedAndSent),
    onDone: () => leave(),
    // it is saved all the same: the list shows it as the draft it is
    onFailed: () => leave(),
  })
  const done = (answer: ProductDetail) => {
    if (thenSend.current) return submit.send({ params: { id: answer.id } })
    const known = new Set(opened?.changes.map(({ id }) => id))
    const waits = answer.changes.some(({ id, state }) => state === 'pending' && !known.has(id))
    toast(waits ? t.editWaits : t.saved)
    leave()
  }
  const shared = { invalidates: productReads, onDone: done, onFailed: form.refuse, silent: true }
  const adding = useSend(calls.createStoreProduct, shared)
  const changing = useSend(calls.updateStoreProduct, shared)

  const saveOver = (version: ProductDetail | null, values?: ProductValues) =>
    form.submit((body) => {
      if (!version) return adding.send({ body })
      const change = productChange.parse({
        ...body,
        updated_at: version.updated_at,
        quantity_seen: version.quantity,
        changes_seen: pendingIds(version),
      })
      changing.send({ params: { id: version.id }, body: change })
    }, values)
  const save = (send: boolean) => {
    thenSend.current = send
    return saveOver(opened)
  }
  /** After changes were withdrawn or put away: the live values stand in the form again, and whatever else was typed stays. */
  const letGo = (version: ProductDetail, gone: readonly ProductChangeRequest[]) => {
    setOpened(version)
    if (!form.dirty) return form.restart(editedValues(version))
    const live = valuesOf(version)
    for (const change of gone) {
      const written = valuesOfChange(change)
      const untouched = keysOf(written).every((key) => JSON.stringify(form.values[key]) === JSON.stringify(written[key]))
      if (change.state === 'pending' && untouched) for (const key of keysOf(written)) form.set(key, live[key])
    }
  }
  /** Refused values, in the form again to be mended. */
  const takeBack = (changes: readonly ProductChangeRequest[]) => {
    for (const change of changes) {
      const written = valuesOfChange(change)
      for (const key of keysOf(written)) form.set(key, written[key] as never) // the value of its own key
    }
  }
  const takeNewer = async (then: (newer: ProductDetail) => void) => {
    const newer = await reload()
    if (!newer) return
    setOpened(newer)
    changing.reset()
    then(newer)
  }
  const overwrite = async () => {
    if (!opened) return
    // fetched first: where it can't be, the version that was opened still counts
    const { mergedValues, putIn } = await import('../../catalog/merge-product.ts')
    await takeNewer((newer) => {
      const merged = mergedValues(editedValues(opened), editedValues(newer), form.values)
      putIn(form, merged)
      saveOver(newer, merged)()
    })
  }
  return {
    form,
    opened,
    letGo,
    takeBack,
    save,
    error: opened ? changing.error : adding.error,
    pending: adding.pending || changing.pending || submit.pending,
    sending: thenSend.current,
    loadNewer: () => takeNewer((newer) => form.restart(editedValues(newer))),
    overwrite,
  }
}
