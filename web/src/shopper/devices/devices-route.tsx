import { Button } from '@mantine/core'
import { endOtherUserSessions, endUserSession, listUserSessions } from '@rahba/contract/access/sessions.calls'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router'
import { pathTo } from '../../paths.ts'
import { callApi } from '../../shell/request/call-api.ts'
import { postForm, readTyped } from '../../shell/request/post-form.ts'
import { pageRequest } from '../../shell/request/request-context.ts'
import { useText } from '../../text/use-text.ts'
import { Refusal } from '../form/refusal.tsx'
import { AccountList } from '../frame/account-list.tsx'
import { AccountPage } from '../frame/account-page.tsx'
import { announceDone } from '../frame/done.ts'
import { readId } from '../read-id.ts'
import { Device } from './device.tsx'
import classes from './devices.module.css'

export async function loader({ context }: LoaderFunctionArgs) {
  return { sessions: (await callApi(context, listUserSessions)).data }
}

/** Signs out of one device, or of all others. */
export async function action({ context, request }: ActionFunctionArgs) {
  const page = context.get(pageRequest)
  const typed = readTyped(await request.formData())
  const { refused } =
    typed.id === undefined
      ? await postForm(context, endOtherUserSessions, typed, {})
      : await postForm(context, endUserSession, typed, { params: { id: readId(page, typed.id) } })
  if (refused) return data(refused, { status: refused.status })
  throw redirect(pathTo(page.locale, '/account/devices') + announceDone(typed.id === undefined ? 'others' : 'ended'), 303)
}

/** `/account/devices`: where the shopper is signed in. */
export default function DevicesRoute() {
  const { sessions } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const t = useText('shopper-account').devices
  return (
    <AccountPage title={t.title} path="/account/devices">
      <Refusal refused={refused} />
      <p className={classes.lead}>{t.lead}</p>
      <AccountList padded>
        {sessions.map((session) => (
          <Device key={session.id} session={session} />
        ))}
      </AccountList>
      {sessions.some(({ current }) => !current) && (
        <form method="post" className={classes.others}>
          <Button type="submit" variant="default">
            {t.endOthers}
          </Button>
        </form>
      )}
    </AccountPage>
  )
}
