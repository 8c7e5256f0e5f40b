import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router'
import { usePathTo } from '../../paths.ts'
import { Seo } from '../../shell/head/seo.tsx'
import { pageRequest } from '../../shell/request/request-context.ts'
import { safeNext } from '../../shell/session/sign-in-paths.ts'
import { readHeart } from '../../shop/keep/heart-anchor.ts'
import { useText } from '../../text/use-text.ts'
import classes from './sign-in.module.css'
import { signIn } from './sign-in.server.ts'
import { SignInForm } from './sign-in-form.tsx'

const readNext = (request: Request) => new URL(request.url).searchParams.get('next')

export function loader({ context, request }: LoaderFunctionArgs) {
  const { cookies, locale, origin } = context.get(pageRequest)
  const next = safeNext(locale, 'user', readNext(request))
  if (cookies.userToken) throw redirect(next)
  return { origin, keeps: readHeart(next)?.kind ?? null }
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
