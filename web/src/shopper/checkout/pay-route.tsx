import { payCheckoutByCard } from '@rahba/contract/money/gateway/card.calls'
import { data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { pathTo } from '../../paths.ts'
import { Seo } from '../../shell/head/seo.tsx'
import { notFound } from '../../shell/request/call-api.ts'
import { postForm } from '../../shell/request/post-form.ts'
import { pageRequest } from '../../shell/request/request-context.ts'
import { isId } from '../../shell/routing/is-id.ts'
import { useText } from '../../text/use-text.ts'
import { LeadingPage } from '../orders/payment/leading-page.tsx'
import { rememberReturn } from '../orders/payment/remember-return.server.ts'

/** Asks for the gateway's page; asked twice, it answers the same one. Orders that need no card any more are shown as they are. */
export async function loader({ context, params: { id = '' } }: LoaderFunctionArgs) {
  const page = context.get(pageRequest)
  if (!isId(id)) throw notFound(page)
  const { locale, origin } = page
  const back = `${pathTo(locale, '/orders')}?${new URLSearchParams({ checkout: id })}`
  const posted = await postForm(context, payCheckoutByCard, {}, { params: { id } })
  if (posted.refused) throw redirect(back)
  return data({ url: posted.answer.url, back, origin }, { headers: { 'set-cookie': rememberReturn(back, origin) } })
}

/** `/checkout/pay/{checkout}`: leads to the page that takes the card, since browsers redirect no form to another site. */
export default function PayRoute() {
  const { url, back, origin } = useLoaderData<typeof loader>()
  const t = useText('shopper-orders').payment
  return (
    <>
      <Seo title={t.leading} description={t.leading} origin={origin} path="/checkout" unlisted />
      <LeadingPage url={url} back={back} />
    </>
  )
}
