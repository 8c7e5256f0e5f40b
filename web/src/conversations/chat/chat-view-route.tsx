import { VisuallyHidden } from '@mantine/core'
import { readAdminChat } from '@rahba/contract/conversations/chat/chat-admin.calls'
import { readStoreChat } from '@rahba/contract/conversations/chat/chat-store.calls'
import { readUserChat } from '@rahba/contract/conversations/chat/chat-user.calls'
import type { Call } from '@rahba/contract/kernel/endpoint'
import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { EmptyState } from '../../kit/feedback/states.tsx'
import { LinkButton } from '../../kit/nav/link-button.tsx'
import { OfficeProviders } from '../../shell/frame/office-providers.tsx'
import { PageTitle } from '../../shell/head/page-title.tsx'
import { notFound } from '../../shell/request/call-api.ts'
import { type PageRequest, pageRequest } from '../../shell/request/request-context.ts'
import { isId } from '../../shell/routing/is-id.ts'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { useText } from '../../text/use-text.ts'
import classes from './chat.module.css'
import { Thread } from './thread.tsx'

export const handle: RouteHandle = { text: ['kit', 'chat'] }

const sides = [
  ['user', 'userToken', readUserChat],
  ['store', 'storeToken', readStoreChat],
  ['admin', 'adminToken', readAdminChat],
] as const

const getStatus = async (page: PageRequest, { method, path }: Call, id: string) =>
  (await page.call({ method, path: path.replace('{id}', id) })).status

/** Finds the session in this browser that may read the conversation: its shopper's, its store's, or an admin's. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = context.get(pageRequest)
  const id = params.id ?? ''
  if (!isId(id)) throw notFound(page)
  let signedIn = false
  for (const [actor, cookie, call] of sides) {
    if (!page.cookies[cookie]) continue
    const status = await getStatus(page, call, id)
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
          <Thread key={id} actor={actor} session_id={id} />
        </OfficeProviders>
      ) : (
        <EmptyState title={t.signInFirst} body={t.signInHint} action={<LinkButton to="/store/auth/login">{t.signIn}</LinkButton>} />
      )}
    </main>
  )
}
