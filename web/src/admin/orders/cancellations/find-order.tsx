import { Button, Group, Stack } from '@mantine/core'
import { listOrders } from '@rahba/contract/orders/orders.calls'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCall } from '../../../api/queries.ts'
import { Form } from '../../../kit/form/form.tsx'
import { CodeTextInput } from '../../../kit/inputs/text-inputs.tsx'
import { Panel } from '../../../kit/show/panel.tsx'
import { useText } from '../../../text/use-text.ts'

const FoundOrders = lazy(() => import('./found-orders.tsx'))

/** Finds the order to cancel or give back: by its number it is opened at once, by who ordered it is chosen from the latest that match. */
export function FindOrder() {
  const { form: t } = useText('cancellations')
  const { list } = useText('orders')
  const [, setParams] = useSearchParams()
  const [typed, setTyped] = useState('')
  const [searched, setSearched] = useState('')
  const read = useCall(listOrders, { query: { q: searched, per_page: 10 } }, { enabled: searched !== '', silent: true })
  const orders = read.isPlaceholderData || searched === '' ? [] : (read.data?.data ?? [])
  const exact = orders.find(({ number }) => String(number) === searched)
  useEffect(() => {
    if (exact) setParams({ order: exact.id }, { replace: true })
  }, [exact, setParams])
  const none = searched !== '' && read.data && !read.isPlaceholderData && orders.length === 0
  return (
    <Stack gap="md">
      <Panel>
        <Form
          onSubmit={() => {
            setSearched(typed.trim())
          }}
        >
          <Group align="flex-end" gap="sm">
            <div style={{ flex: '1 1 16rem', maxInlineSize: '24rem' }}>
              <CodeTextInput
                label={t.orderNumber}
                placeholder={list.search}
                value={typed}
                onChange={(value) => setTyped(value ?? '')}
                error={read.error?.error ?? (none ? t.notFound : undefined)}
              />
            </div>
            <Button type="submit" loading={read.isFetching}>
              {t.find}
            </Button>
          </Group>
        </Form>
      </Panel>
      {orders.length > 0 && !exact && (
        <Suspense>
          <FoundOrders orders={orders} />
        </Suspense>
      )}
    </Stack>
  )
}
