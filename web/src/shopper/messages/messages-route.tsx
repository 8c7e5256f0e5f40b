import { listUserChats, openUserChat } from '@rahba/contract/conversations/chat/chat-user.calls'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router'
import { pathTo, usePathTo } from '../../paths.ts'
import { callApi } from '../../shell/request/call-api.ts'
import { postForm, readTyped } from '../../shell/request/post-form.ts'
import { pageRequest } from '../../shell/request/request-context.ts'
import { ListFoot } from '../../shop/list-foot.tsx'
import { NothingFound } from '../../shop/nothing-found.tsx'
import { useText } from '../../text/use-text.ts'
import { Refusal } from '../form/refusal.tsx'
import { AccountList } from '../frame/account-list.tsx'
import { AccountPage } from '../frame/account-page.tsx'
import { signInFirst } from '../sign-in-first.server.ts'
import { ConversationRow } from './conversation-row.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const cursor = new URL(request.url).searchParams.get('cursor') ?? undefined
  const { data: stores, meta } = await callApi(context, listUserChats, { body: { ...(cursor && { cursor }) } })
  return { stores, next: meta.next_cursor, first: !cursor }
}

/** Opens the conversation about a store, product or order, and leads into it. */
export async function action({ context, request }: ActionFunctionArgs) {
  const page = context.get(pageRequest)
  const typed = readTyped(await request.formData())
  signInFirst(page, typed.back)
  const { store_id, product_id, order_id } = typed
  const posted = await postForm(context, openUserChat, typed, { body: { store_id, product_id, order_id } })
  if (posted.refused) return data(posted.refused, { status: posted.refused.status })
  throw redirect(pathTo(page.locale, '/messages/:id', { id: posted.answer.id }), 303)
}

/** `/messages`: the conversations with stores, the latest first. */
export default function MessagesRoute() {
  const { stores, next, first } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const { messages: t, more, first: toFirst } = useText('shopper-account')
  const to = usePathTo()
  const path = to('/messages')
  return (
    <AccountPage title={t.title} path="/messages">
      <Refusal refused={refused} />
      {stores.length === 0 ? (
        <NothingFound framed title={t.none} hint={t.noneHint} />
      ) : (
        <AccountList>
          {stores.map((store) => (
            <ConversationRow key={store.session.id} store={store} />
          ))}
        </AccountList>
      )}
      <ListFoot
        first={first ? null : { to: path, label: toFirst }}
        more={next ? { to: `${path}?${new URLSearchParams({ cursor: next })}`, label: more } : null}
      />
    </AccountPage>
  )
}
