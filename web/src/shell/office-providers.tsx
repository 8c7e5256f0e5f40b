import { ModalsProvider } from '@mantine/modals'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { createQueryClient } from '../api/queries.ts'
import { PermissionsContext } from '../api/session.ts'
import { useText } from '../text/use-text.ts'

/** What every page of a back office may rely on: a query cache, questions in modals, the permissions of who is signed in. */
export function OfficeProviders({ permissions, children }: { permissions: readonly string[]; children: ReactNode }) {
  const t = useText('common').actions
  const [client] = useState(createQueryClient)
  const held = useMemo(() => new Set(permissions), [permissions])
  return (
    <QueryClientProvider client={client}>
      <PermissionsContext value={held}>
        <ModalsProvider labels={{ confirm: t.save, cancel: t.cancel }}>{children}</ModalsProvider>
      </PermissionsContext>
    </QueryClientProvider>
  )
}
