import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, use, useEffect, useMemo, useState } from 'react'
import { useMatches } from 'react-router'
import { clearPageReads, createPageClient, PageReadsContext, takeCarriedReads } from '../../api/page-reads.ts'
import { PermissionsContext, PersonContext } from '../../api/session.ts'

interface OfficeProvidersProps {
  /** Tells who is signed in from others at the same browser; left out before anybody is. */
  person?: string
  permissions: readonly string[]
  children: ReactNode
}

/** The providers that every page of a back office may rely on: a query cache, the permissions of the signed-in person. */
export function OfficeProviders({ person = '', permissions, children }: OfficeProvidersProps) {
  const reads = use(PageReadsContext)
  const [client] = useState(() => reads?.client ?? createPageClient())
  useEffect(clearPageReads, [])
  takeCarriedReads(
    client,
    useMatches().map(({ loaderData }) => loaderData),
  )
  const permissionSet = useMemo(() => new Set(permissions), [permissions])
  return (
    <QueryClientProvider client={client}>
      <PermissionsContext value={permissionSet}>
        <PersonContext value={person}>{children}</PersonContext>
      </PermissionsContext>
    </QueryClientProvider>
  )
}
