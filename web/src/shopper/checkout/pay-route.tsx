import { Button } from '@mantine/core'
import { payCheckoutByCard } from '@rahba/contract/money/card.calls'
import { data, type HeadersArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { pathTo } from '../../paths.ts'
import { Seo } from '../../shell/head/seo.tsx'
import { notFound } from '../../shell/request/call-api.ts'
import { postForm } from '../../shell/request/post-form.ts'
import { pageRequest } from '../../shell/request/request-context.ts'
import { isId } from '../../shell/routing/is-id.ts'
import { useText } from '../../text/use-text.ts'
import classes from './checkout.module.css'

/** Asks for the gateway's page; asked twice, it answers the same one. What needs no card any more is shown as it is. */
export async function loader({ context, params: { id = '' } }: LoaderFunctionArgs) {
  const page = context.get(pageRequest)
  if (!isId(id)) throw notFound(page)
  const { locale, origin } = page
  const posted = await postForm(context, payCheckoutByCard, {}, { params: { id } })
  if (posted.refused) throw redirect(`${pathTo(locale, '/orders')}?${new URLSearchParams({ checkout: id })}`)
  // A form may lead to our own pages only (its redirects too), so this page leads on by itself.
  return data({ url: posted.answer.url, origin }, { headers: { refresh: `0; url=${posted.answer.url}` } })
}

export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders

/** `/checkout/pay/{checkout}`: leads to the page that takes the card. */
export default function PayRoute() {
  const { url, origin } = useLoaderData<typeof loader>()
  const t = useText('checkout')
  return (
    <div className={classes.empty}>
      <Seo title={t.paying} description={t.paying} origin={origin} path="/checkout" unlisted />
      <p role="status">{t.paying}</p>
      <Button component="a" href={url}>
        {t.pay}
      </Button>
    </div>
  )
}
