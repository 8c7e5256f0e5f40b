import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import type { ProductChangeRequest } from '@rahba/contract/catalog/changes/product-changes'
import type { ProductDetail } from '@rahba/contract/catalog/products/product-answers'
import { productLabels } from '@rahba/contract/catalog/products/product-labels'
import { withdrawProductChanges } from '@rahba/contract/catalog/products/store-products.calls'
import { comma } from '@rahba/contract/kernel/locale'
import { IconClock, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useSend } from '../../api/queries.ts'
import { ChangeList } from '../../catalog/change-list.tsx'
import { ConfirmAction } from '../../kit/feedback/confirm.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { productReads } from './use-product-saving.ts'

interface OpenEditProps {
  product: ProductDetail
  /** Puts refused values back into the form. */
  use: (changes: readonly ProductChangeRequest[]) => void
  /** The product after changes were withdrawn or put away. */
  onChanged: (product: ProductDetail, removed: readonly ProductChangeRequest[]) => void
}

function Part({ product, changes, use, onChanged }: OpenEditProps & { changes: ProductChangeRequest[] }) {
  const t = useText('portal/products').openEdit
  const locale = useLocale()
  const [shown, setShown] = useState(false)
  const refused = changes[0]?.state === 'refused'
  const withdraw = useSend(withdrawProductChanges, {
    invalidates: productReads,
    message: refused ? t.putAway : t.withdrawn,
    onDone: (answer) => onChanged(answer, changes),
  })
  const send = () => withdraw.sendAsync({ params: { id: product.id }, body: { changes: changes.map(({ id }) => id) } })
  const fields = changes.map(({ field }) => productLabels[field][locale]).join(comma[locale])
  const reasons = [...new Set(changes.flatMap(({ reason }) => reason ?? []))]
  return (
    <Alert
      color={refused ? 'red' : 'saffron'}
      variant="light"
      icon={refused ? <IconX size={18} /> : <IconClock size={18} />}
      title={refused ? t.refused : t.waits}
    >
      <Text size="sm">{refused ? t.refusedBody(fields) : t.waitsBody(fields)}</Text>
      {reasons.map((reason) => (
        <Text key={reason} size="sm" fw={600} mt={4} dir="auto">
          {reason}
        </Text>
      ))}
      <Group gap="xs" mt="sm">
        <Button size="xs" variant="default" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {shown ? t.hide : t.compare}
        </Button>
        {refused && (
          <Button size="xs" variant="default" onClick={() => use(changes)}>
            {t.use}
          </Button>
        )}
        {refused ? (
          <Button size="xs" variant="subtle" loading={withdraw.pending} onClick={() => void send().catch(() => undefined)}>
            {t.dismiss}
          </Button>
        ) : (
          <ConfirmAction title={t.withdrawTitle} body={t.withdrawBody} confirmLabel={t.withdraw} onConfirm={send}>
            <Button size="xs" variant="subtle">
              {t.withdraw}
            </Button>
          </ConfirmAction>
        )}
      </Group>
      {shown && (
        <div style={{ marginBlockStart: 12 }}>
          <ChangeList changes={changes} names={product.change_names} />
        </div>
      )}
    </Alert>
  )
}

/** Above the form: what waits of the merchant's edit while the approved values sell, and what was refused with the reason. */
export function OpenEdit(props: OpenEditProps) {
  const { changes } = props.product
  return (
    <Stack gap="sm">
      {(['pending', 'refused'] as const).map((state) => {
        const some = changes.filter((change) => change.state === state)
        return some.length > 0 && <Part key={state} {...props} changes={some} />
      })}
    </Stack>
  )
}
