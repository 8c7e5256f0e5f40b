import { type Choice, type ChoiceChannel, shopperGroups } from '@rahba/contract/notifications/choices'
import { readUserChoices, saveUserChoices } from '@rahba/contract/notifications/own-choices.calls'
import { userProfile } from '@rahba/contract/shoppers/sign-in.calls'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router'
import { pathTo, usePathTo } from '../../paths.ts'
import { callApi } from '../../shell/request/call-api.ts'
import { postForm, readTyped } from '../../shell/request/post-form.ts'
import { pageRequest } from '../../shell/request/request-context.ts'
import { useText } from '../../text/use-text.ts'
import { AccountPage } from '../frame/account-page.tsx'
import { announceDone } from '../frame/done.ts'
import { ChoicesForm } from './choices-form.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const [choices, { email }] = await Promise.all([callApi(context, readUserChoices), callApi(context, userProfile)])
  return { choices, hasEmail: email !== null }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const typed = readTyped(await request.formData())
  const isOn = (name: string) => typed[name] === 'on'
  const muted = (['push', 'email'] satisfies ChoiceChannel[]).flatMap((channel) =>
    shopperGroups.map((group): Choice => `${group}.${channel}`).filter((choice) => !isOn(choice)),
  )
  const sms = shopperGroups.filter((group) => isOn(`${group}.sms`))
  const quiet = isOn('quiet') ? { from: typed.from ?? '', to: typed.to ?? '' } : null
  const { refused } = await postForm(context, saveUserChoices, typed, { body: { muted, sms, quiet } })
  if (refused) return data(refused, { status: refused.status })
  throw redirect(pathTo(context.get(pageRequest).locale, '/account/notices/choices') + announceDone('saved'), 303)
}

/** `/account/notices/choices`: the shopper's choices of pushes, mails and SMS, and their quiet hours. */
export default function ChoicesRoute() {
  const { choices, hasEmail } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const t = useText('shopper-account')
  const to = usePathTo()
  return (
    <AccountPage title={t.choices.title} path="/account/notices/choices" parent={{ name: t.notices.title, to: to('/account/notices') }}>
      <ChoicesForm choices={choices} hasEmail={hasEmail} refused={refused} />
    </AccountPage>
  )
}
