import { userProfile } from '@rahba/contract/shoppers/sign-in.calls'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router'
import { usePathTo } from '../../paths.ts'
import { Seo } from '../../shell/head/seo.tsx'
import { innerCall } from '../../shell/request/call-api.ts'
import { pageRequest } from '../../shell/request/request-context.ts'
import { expiredCookies, safeNext } from '../../shell/session/sign-in-paths.ts'
import { readHeart } from '../../shop/favourites/heart-anchor.ts'
import { useText } from '../../text/use-text.ts'
import classes from './sign-in.module.css'
import { signIn } from './sign-in.server.ts'
import { SignInForm } from './sign-in-form.tsx'

const readNext = (request: Request) => new URL(request.url).searchParams.get('next')

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { cookies, locale, origin, call } = context.get(pageRequest)
  const next = safeNext(locale, 'user', readNext(request))
  const headers = new Headers()
  if (cookies.userToken) {
    // The cookie of a session that has ended would lead back for ever to the page that asks to sign in.
    const { status } = await call(innerCall(userProfile, {}))
    if (status !== 401) throw redirect(next)
    for (const cookie of expiredCookies('user', origin)) headers.append('set-cookie', cookie)
  }
  return data({ origin, keeps: readHeart(next)?.kind ?? null }, { headers })
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData()
  const next = safeNext(context.get(pageRequest).locale, 'user', readNext(request))
  const { step, headers } = await signIn(context, form, next)
  return data(step, { status: step.refused?.status ?? 200, headers })
}

/** `/sign-in`: the shopper's phone, then the code that was sent to it. The first sign-in creates the account. */
export default function SignInRoute() {
  const { origin, keeps } = useLoaderData<typeof loader>()
  const step = useActionData<typeof action>()
  const t = useText('shopper').signIn
  const to = usePathTo()
  return (
    <div className={classes.page}>
      <Seo title={t.title} description={t.lead} origin={origin} path="/sign-in" unlisted />
      <h1 className={classes.title}>{t.title}</h1>
      {keeps && <p>{t.toKeep[keeps]}</p>}
      <SignInForm step={step} />
      <p className={classes.merchants}>
        {t.merchant} <a href={to('/store/auth/login')}>{t.merchantSignIn}</a>
      </p>
    </div>
  )
}
