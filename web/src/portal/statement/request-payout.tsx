import { Button } from '@mantine/core'
import type { ResponseOf } from '@rahba/contract/kernel/endpoint'
import type { payoutTerms } from '@rahba/contract/money/payouts/payouts.calls'
import { lazy, Suspense, useState } from 'react'
import { useText } from '../../text/use-text.ts'

const RequestDialog = lazy(() => import('./request-dialog.tsx'))

/** Asks for a payout; off while none can be asked for. */
export function RequestPayout({ terms }: { terms: ResponseOf<typeof payoutTerms> }) {
  const { payouts: t } = useText('portal/statement')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button disabled={terms.blocked !== null} onClick={() => setOpen(true)}>
        {t.ask}
      </Button>
      <Suspense>{open && <RequestDialog terms={terms} close={() => setOpen(false)} />}</Suspense>
    </>
  )
}
