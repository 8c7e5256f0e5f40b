import { Button } from '@mantine/core'
import { userProfile } from '@rahba/contract/shoppers/sign-in.calls'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { usePathTo } from '../../paths.ts'
import { Seo } from '../../shell/head/seo.tsx'
import { callApi } from '../../shell/request/call-api.ts'
import { pageRequest } from '../../shell/request/request-context.ts'
import { useText } from '../../text/use-text.ts'
import classes from './account.module.css'

export async function loader({ context }: LoaderFunctionArgs) {
  return { profile: await callApi(context, userProfile), origin: context.get(pageRequest).origin }
}

/** `/account`: who is signed in, and the ways to everything of theirs. */
export default function AccountRoute() {
  const { profile, origin } = useLoaderData<typeof loader>()
  const t = useText('shopper').account
  const to = usePathTo()
  return (
    <>
      <Seo title={t.title} description={t.title} origin={origin} path="/account" unlisted />
      <h1 className={classes.title}>{t.title}</h1>
      <p className={classes.who}>
        {profile.name && <strong dir="auto">{profile.name}</strong>} <bdi dir="ltr">{profile.phone}</bdi>
      </p>
      <form method="post" action={to('/account/sign-out')}>
        <Button type="submit" variant="default">
          {t.signOut}
        </Button>
      </form>
    </>
  )
}
