import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { createQueryClient } from '../api/queries.ts'
import { PermissionsContext } from '../api/session.ts'

/** What every page of a back office may rely on: a query cache, the permissions of who is signed in. */
export function OfficeProviders({ permissions, children }: { permissions: readonly string[]; children: ReactNode }) {
  const [client] = useState(createQueryClient)
  const held = useMemo(() => new Set(permissions), [permissions])
  return (
    <QueryClientProvider client={client}>
      <PermissionsContext value={held}>{children}</PermissionsContext>
    </QueryClientProvider>
  )
}
