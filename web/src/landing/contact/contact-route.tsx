import { Alert } from '@mantine/core'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router'
import { pathTo } from '../../paths.ts'
import { breadcrumbs, Seo } from '../../shell/head/seo.tsx'
import { pageRequest } from '../../shell/request/request-context.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import pages from '../pages/pages.module.css'
import { PublicContactForm } from './public-contact-form.tsx'
import { readWalletRequest } from './read-wallet-request.server.ts'
import { sendContact } from './send-contact.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const url = new URL(request.url)
  return {
    origin: context.get(pageRequest).origin,
    sent: url.searchParams.has('sent'),
    wallet: await readWalletRequest(context, url),
  }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const refused = await sendContact(context, await request.formData())
  // The address changes, so that loading the page again sends nothing.
  if (!refused) throw redirect(`${pathTo(context.get(pageRequest).locale, '/contact-us')}?sent`, 303)
  return data(refused, { status: refused.status })
}

/** `/contact-us`: the contact form as a page of its own, for browsers that run no scripts. Elsewhere a window opens with the form. */
export default function ContactRoute() {
  const { origin, sent, wallet } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const t = useText('content').contact
  const locale = useLocale()
  return (
    <div className={`${pages.page} ${pages.narrow}`}>
      <Seo
        title={t.title}
        description={t.lead}
        origin={origin}
        path="/contact-us"
        unlisted={sent}
        data={breadcrumbs(origin, locale, [{ name: t.title, path: '/contact-us' }])}
      />
      <h1 className={pages.title}>{t.title}</h1>
      <p className={pages.lead}>{t.lead}</p>
      {sent ? (
        <Alert color="green" role="status">
          {t.sent}
        </Alert>
      ) : (
        <PublicContactForm refused={refused} {...(wallet && { initial: { ...wallet, message: t.walletRequest(wallet.balance) } })} />
      )}
    </div>
  )
}
