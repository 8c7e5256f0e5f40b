import { listUserMessages, markUserMessages, readUserChat } from '@rahba/contract/conversations/chat/chat-user.calls'
import { inLocale } from '@rahba/contract/kernel/locale'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router'
import { pathTo, usePathTo } from '../../paths.ts'
import { callApi } from '../../shell/request/call-api.ts'
import { pageRequest } from '../../shell/request/request-context.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { AccountPage } from '../frame/account-page.tsx'
import { readId } from '../read-id.ts'
import { MessageForm } from './message-form.tsx'
import { MessageLines } from './message-lines.tsx'
import { sendMessage } from './send-message.server.ts'
import { Subject } from './subject.tsx'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const id = readId(context.get(pageRequest), params.id)
  const before = Number(new URL(request.url).searchParams.get('before'))
  const older = Number.isInteger(before) && before > 0
  const [chat, messages] = await Promise.all([
    callApi(context, readUserChat, { params: { id } }),
    callApi(context, listUserMessages, { params: { id }, query: { ...(older && { before }) } }),
  ])
  const last = messages.data.at(-1)?.sequence ?? 0
  if (last > chat.user_read) await callApi(context, markUserMessages, { params: { id }, body: { sequence: last, state: 'read' } })
  // A form that is sent twice sends one message.
  return { chat, messages, older, client_id: crypto.randomUUID() }
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const page = context.get(pageRequest)
  const id = readId(page, params.id)
  const refused = await sendMessage(context, id, await request.formData())
  if (refused) return data(refused, { status: refused.status })
  throw redirect(`${pathTo(page.locale, '/messages/:id', { id })}#write`, 303)
}

/** `/messages/{id}`: the conversation with a store. */
export default function ThreadRoute() {
  const { chat, messages, older, client_id } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const t = useText('shopper-account').messages
  const locale = useLocale()
  const to = usePathTo()
  const name = inLocale(chat.store.name, locale)
  return (
    <AccountPage title={name} path={`/messages/${chat.id}`} parent={{ name: t.all, to: to('/messages') }}>
      <Subject chat={chat} />
      <MessageLines chat={chat} messages={messages} older={older} />
      <MessageForm client_id={client_id} open={chat.open} refused={refused} />
    </AccountPage>
  )
}
