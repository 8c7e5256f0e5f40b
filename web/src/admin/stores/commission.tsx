import { Button } from '@mantine/core'
import type { AdminStore } from '@rahba/contract/stores/admin-stores'
import { approval } from '@rahba/contract/stores/store-states'
import { lazy, Suspense, useState } from 'react'
import { useCan } from '../../api/session.ts'
import { CommissionPanel } from '../../stores/commission-panel.tsx'
import { useText } from '../../text/use-text.ts'

const CommissionDialog = lazy(() => import('./decisions/commission-dialog.tsx'))

/** The commission of a store, and the form that changes it from a day on. */
export function Commission({ store }: { store: AdminStore }) {
  const t = useText('store-commission')
  const mayUpdate = useCan('stores.update')
  const [open, setOpen] = useState(false)
  const action = mayUpdate && store.approved !== approval.closed && (
    <Button variant="default" size="compact-sm" onClick={() => setOpen(true)}>
      {t.set}
    </Button>
  )
  return (
    <>
      <CommissionPanel store={store} action={action} />
      <Suspense>{open && <CommissionDialog store={store} close={() => setOpen(false)} />}</Suspense>
    </>
  )
}
