import { VisuallyHidden } from '@mantine/core'
import { readAdminChat } from '@rahba/contract/conversations/chat-admin'
import { readStoreChat } from '@rahba/contract/conversations/chat-store'
import { readUserChat } from '@rahba/contract/conversations/chat-user'
import type { EndpointSpec } from '@rahba/contract/kernel/endpoint'
import { lazy, Suspense } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { LinkButton } from '../../kit/link-button.tsx'
import { EmptyState, FactsSkeleton } from '../../kit/states.tsx'
import { notFound } from '../../shell/call-api.ts'
import { isId } from '../../shell/is-id.ts'
import { OfficeProviders } from '../../shell/office-providers.tsx'
import { PageTitle } from '../../shell/page-title.tsx'
import { type PageRequest, pageRequest } from '../../shell/request-context.ts'
import type { RouteHandle } from '../../shell/route-handle.ts'
import { useText } from '../../text/use-text.ts'
import classes from './chat.module.css'

// drawn by the server with the page, brought to life a moment after it
const Thread = lazy(() => import('./thread.tsx'))

export const handle: RouteHandle = { text: ['kit', 'chat'] }

const sides = [
  ['user', 'userToken', readUserChat],
  ['store', 'storeToken', readStoreChat],
  ['admin', 'adminToken', readAdminChat],
] as const

const statusOf = async (page: PageRequest, { method, path }: EndpointSpec, id: string) =>
  (await page.call({ method, path: path.replace('{id}', id) })).status

/** Whose session of those in this browser may read the conversation: its shopper's, its store's, or an admin's. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = context.get(pageRequest)
  const id = params.id ?? ''
  if (!isId(id)) throw notFound(page)
  let signedIn = false
  for (const [actor, cookie, call] of sides) {
    if (!page.cookies[cookie]) continue
    const status = await statusOf(page, call, id)
    if (status === 200) return { actor, id }
    if (status !== 401) signedIn = true
  }
  if (signedIn) throw notFound(page)
  return { actor: null, id }
}

/** `/chat-view/{id}`: one conversation, bare, for the app's web view. */
export default function ChatViewRoute() {
  const t = useText('chat')
  const { actor, id } = useLoaderData<typeof loader>()
  return (
    <main id="content" className={classes.bare}>
      <PageTitle>{t.title}</PageTitle>
      <VisuallyHidden component="h1">{t.title}</VisuallyHidden>
      {actor ? (
        <OfficeProviders permissions={[]}>
          <Suspense fallback={<FactsSkeleton rows={8} />}>
            <Thread key={id} actor={actor} session_id={id} />
          </Suspense>
        </OfficeProviders>
      ) : (
        <EmptyState title={t.signInFirst} body={t.signInHint} action={<LinkButton to="/store/auth/login">{t.signIn}</LinkButton>} />
      )}
    </main>
  )
}
