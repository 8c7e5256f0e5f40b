import { Alert, Button, Group, Text } from '@mantine/core'
import * as calls from '@rahba/contract/catalog/products/admin-products.calls'
import type { ProductDetail } from '@rahba/contract/catalog/products/product-answers'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useInvalidate, useSend } from '../../api/queries.ts'
import { useCan } from '../../api/session.ts'
import { ChangeList } from '../../catalog/change-list.tsx'
import { ConfirmAction } from '../../kit/feedback/confirm.tsx'
import { Panel } from '../../kit/show/panel.tsx'
import { useText } from '../../text/use-text.ts'
import { changedByReview } from './invalidated-calls.ts'

/** The pending fields of a product's edit beside those on sale: all are selected at first, and accepted or refused by field. */
export function ChangesPanel({ product }: { product: ProductDetail }) {
  const t = useText('admin/products').changes
  const mayUpdate = useCan('products.update')
  const invalidate = useInvalidate()
  const pending = product.changes.filter(({ state }) => state === 'pending')
  const refused = product.changes.filter(({ state }) => state === 'refused')
  const [deselected, setDeselected] = useState<ReadonlySet<string>>(new Set())
  const chosen = pending.map(({ id }) => id).filter((id) => !deselected.has(id))
  // If the edit differs from the one on screen, it is read again and the selection is reset.
  const decide = useSend(calls.decideProductChanges, { invalidates: changedByReview, onFailed: () => void invalidate(changedByReview) })
  const toggle = (id: string) =>
    setDeselected((now) => {
      const next = new Set(now)
      if (!next.delete(id)) next.add(id)
      return next
    })
  const params = { id: product.id }
  const whole = chosen.length === pending.length
  return (
    <Panel title={t.title}>
      {pending.length > 0 && (
        <>
          <Text size="sm" c="dimmed" mb="sm">
            {product.status === 'active' ? t.hint : t.hintOffSale}
          </Text>
          <ChangeList
            changes={pending}
            names={product.change_names}
            {...(mayUpdate && pending.length > 1 ? { chosen: new Set(chosen), onChoose: toggle } : {})}
          />
        </>
      )}
      {pending.length > 0 && mayUpdate && (
        <Group gap="xs" mt="md">
          <ConfirmAction
            title={whole ? t.acceptTitle : t.acceptSome(chosen.length)}
            body={t.acceptBody}
            confirmLabel={t.accept}
            onConfirm={() => decide.sendAsync({ params, body: { decision: 'accept', changes: chosen } })}
          >
            <Button disabled={chosen.length === 0} leftSection={<IconCheck size={16} aria-hidden="true" />}>
              {whole ? t.accept : t.acceptSome(chosen.length)}
            </Button>
          </ConfirmAction>
          <ConfirmAction
            title={whole ? t.refuseTitle : t.refuseSome(chosen.length)}
            body={t.refuseBody}
            confirmLabel={t.refuse}
            tone="danger"
            reason="required"
            reasonLabel={t.reason}
            onConfirm={(reason) => decide.sendAsync({ params, body: { decision: 'refuse', changes: chosen, reason } })}
          >
            <Button variant="default" disabled={chosen.length === 0} leftSection={<IconX size={16} aria-hidden="true" />}>
              {whole ? t.refuse : t.refuseSome(chosen.length)}
            </Button>
          </ConfirmAction>
        </Group>
      )}
      {refused.length > 0 && (
        <Alert color="gray" variant="light" title={t.refusedTitle} mt={pending.length > 0 ? 'md' : 0}>
          <ChangeList changes={refused} names={product.change_names} />
        </Alert>
      )}
    </Panel>
  )
}
