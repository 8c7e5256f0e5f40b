import type { ProductDetail } from '@rahba/contract/catalog/product-answers'
import { productBody, productChange, productLabels } from '@rahba/contract/catalog/product-body'
import * as calls from '@rahba/contract/catalog/store-products'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSend } from '../../api/queries.ts'
import { toast } from '../../api/toast.ts'
import { valuesOf } from '../../catalog/product-form.ts'
import { useContractForm } from '../../kit/form/use-contract-form.ts'
import { useLocalPath } from '../../kit/link.tsx'
import { useText } from '../../text/use-text.ts'

const changed = [calls.listStoreProducts, calls.countStoreProducts, calls.readStoreProduct, calls.readStoreProductChoices]

/**
 * The form of a product and its ways out: saved as it is, or saved and sent for review in one go.
 * @param reload reads the product again, for one that somebody else changed meanwhile
 */
export function useProductSaving(product: ProductDetail | null, reload: () => Promise<ProductDetail | undefined>) {
  const t = useText('portal/products')
  const navigate = useNavigate()
  const local = useLocalPath()
  // the version this form was opened with: later reads must not move it
  const [opened, setOpened] = useState(product)
  const thenSend = useRef(false)
  const form = useContractForm(productBody, { initial: valuesOf(product), labels: productLabels })

  const leave = (to = '/store/products') => {
    form.saved()
    void navigate(local(to))
  }
  const submit = useSend(calls.submitStoreProduct, {
    invalidates: changed,
    message: (answer) => (answer.status === 'active' ? t.onSale : t.savedAndSent),
    onDone: () => leave(),
    // it is saved all the same: the list shows it as the draft it is
    onFailed: () => leave(),
  })
  const done = (answer: ProductDetail) => {
    if (thenSend.current) return submit.send({ params: { id: answer.id } })
    const wentBack = opened !== null && opened.status !== 'pending' && answer.status === 'pending'
    toast(wentBack ? t.backToReview : t.saved)
    leave()
  }
  const shared = { invalidates: changed, onDone: done, onFailed: form.refuse, silent: true }
  const adding = useSend(calls.createStoreProduct, shared)
  const changing = useSend(calls.updateStoreProduct, shared)

  const saveOver = (version: ProductDetail | null) =>
    form.submit((body) => {
      if (!version) return adding.send({ body })
      const change = productChange.parse({ ...body, updated_at: version.updated_at, quantity_seen: version.quantity })
      changing.send({ params: { id: version.id }, body: change })
    })
  const save = (send: boolean) => {
    thenSend.current = send
    return saveOver(opened)
  }
  const takeNewer = async (then: (newer: ProductDetail) => void) => {
    const newer = await reload()
    if (!newer) return
    setOpened(newer)
    changing.reset()
    then(newer)
  }
  return {
    form,
    opened,
    save,
    error: opened ? changing.error : adding.error,
    pending: adding.pending || changing.pending || submit.pending,
    sending: thenSend.current,
    loadNewer: () => takeNewer((newer) => form.restart(valuesOf(newer))),
    overwrite: () => takeNewer((newer) => saveOver(newer)()),
  }
}
