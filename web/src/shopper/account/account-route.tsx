import { userProfile } from '@rahba/contract/shoppers/sign-in.calls'
import { IconUser } from '@tabler/icons-react'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router'
import { UserText } from '../../kit/layout/direction.tsx'
import { Picture } from '../../kit/show/picture.tsx'
import { pathTo } from '../../paths.ts'
import { callApi } from '../../shell/request/call-api.ts'
import { pageRequest } from '../../shell/request/request-context.ts'
import { useText } from '../../text/use-text.ts'
import { AccountPage } from '../frame/account-page.tsx'
import { announceDone } from '../frame/done.ts'
import classes from './account.module.css'
import { ProfileForm } from './profile-form.tsx'
import { saveProfile } from './save-profile.server.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  return { profile: await callApi(context, userProfile) }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const refused = await saveProfile(context, await request.formData())
  if (refused) return data(refused, { status: refused.status })
  throw redirect(pathTo(context.get(pageRequest).locale, '/account') + announceDone('saved'), 303)
}

/** `/account`: who is signed in, the ways to everything of theirs, and what they say of themselves. */
export default function AccountRoute() {
  const { profile } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const t = useText('shopper').account
  return (
    <AccountPage title={t.title} path="/account" hub>
      <div className={classes.who} data-first>
        {profile.avatar ? (
          <Picture id={profile.avatar} alt="" width={52} height={52} className={classes.avatar} />
        ) : (
          <span className={classes.face}>
            <IconUser size={28} stroke={1.5} aria-hidden="true" />
          </span>
        )}
        <p className={classes.words}>
          {profile.name && (
            <strong>
              <UserText>{profile.name}</UserText>
            </strong>
          )}
          <bdi dir="ltr">{profile.phone}</bdi>
        </p>
      </div>
      <ProfileForm profile={profile} refused={refused} />
    </AccountPage>
  )
}
