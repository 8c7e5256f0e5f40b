import { Button } from '@mantine/core'
import { formatDeadline } from '@rahba/contract/kernel/date-text'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { usePathTo } from '../../../paths.ts'
import { Seo } from '../../../shell/head/seo.tsx'
import { BreadcrumbPath } from '../../../shop/breadcrumb-path.tsx'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'
import forms from '../form.module.css'
import { requireId } from '../order.server.ts'
import { getPaid } from '../order-facts.ts'
import classes from '../orders.module.css'
import { ErrorSummary } from '../parts/error-summary.tsx'
import { mayCancelSome, mayReturn } from '../parts/order-actions.tsx'
import { DestinationFields } from './destination-fields.tsx'
import { loadReturn } from './load-return.server.ts'
import { postReturn } from './post-return.server.ts'
import { PhotoFields, ReasonFields, WishedLines } from './return-fields.tsx'
import { ReturnPreview } from './return-preview.tsx'

export const loader = ({ context, params }: LoaderFunctionArgs) => loadReturn(context, params.id)

export async function action({ context, params, request }: ActionFunctionArgs) {
  const posted = await postReturn(context, requireId(context, params.id), request)
  return data(posted, { status: posted.refused.status })
}

/** `/orders/{id}/return`: choosing goods to cancel before delivery or to return after it, with the refund before the request is sent. */
export default function ReturnRoute() {
  const { order, kept: savedAccount, form_key, origin } = useLoaderData<typeof loader>()
  const posted = useActionData<typeof action>()
  const t = useText('shopper-orders')
  const locale = useLocale()
  const to = usePathTo()
  const refused = posted?.refused
  const isReturn = order.delivered_at !== null
  const kind = isReturn ? 'return' : 'cancel'
  const title = t.ask[kind]
  const page = to('/orders/:id', { id: order.id })
  // An amount that was never paid is only taken off what is to be paid, so it goes nowhere.
  const hasPaid = isReturn || getPaid(order) > 0
  const isOpen = mayReturn(order) || mayCancelSome(order)
  return (
    <div className={classes.narrow}>
      <Seo title={title} description={title} origin={origin} path={`/orders/${order.id}/return`} unlisted />
      <BreadcrumbPath
        steps={[
          { name: t.order.way, to: to('/orders') },
          { name: t.order.title(order.number), to: page },
        ]}
      />
      <h1 className={classes.title}>{title}</h1>
      {isReturn && isOpen && order.return_until && <p>{t.ask.until(formatDeadline(order.return_until, locale))}</p>}
      {!isOpen && (
        <div className={classes.panel}>
          <p>{t.ask.closed}</p>
          <a href={page}>{t.ask.backToOrder}</a>
        </div>
      )}
      {isOpen && (
        <form
          method="post"
          encType="multipart/form-data"
          noValidate
          className={forms.form}
          aria-label={title}
          data-previewed={posted?.preview ? true : undefined}
        >
          <input type="hidden" name="key" value={form_key} />
          <ErrorSummary refused={refused} />
          <div className={classes.panel}>
            <WishedLines order={order} refused={refused} />
          </div>
          <div className={`${classes.panel} ${forms.form}`}>
            <ReasonFields refused={refused} isReturn={isReturn} />
            {isReturn && <PhotoFields refused={refused} files={posted?.files ?? []} />}
          </div>
          {hasPaid && (
            <div className={classes.panel}>
              <DestinationFields refused={refused} order={order} savedAccount={savedAccount} />
            </div>
          )}
          {posted?.preview && (
            // biome-ignore lint/a11y/noAutofocus: the press before asked for this, which is far down the page that follows
            <div role="status" tabIndex={-1} autoFocus data-preview>
              <ReturnPreview preview={posted.preview} destination={refused?.values.destination ?? 'wallet'} cod_fee={order.cod_fee} />
              <input type="hidden" name="seen_amount" value={posted.preview.amount} />
            </div>
          )}
          <div className={classes.actions}>
            {posted?.preview && (
              <Button type="submit" name="intent" value="send" size="md" data-preview>
                {t.ask.send[kind]}
              </Button>
            )}
            <Button type="submit" name="intent" value="preview" size="md" variant={posted?.preview ? 'default' : 'filled'}>
              {posted?.preview ? t.ask.previewAgain : hasPaid ? t.ask.preview : t.ask.previewUnpaid}
            </Button>
          </div>
        </form>
      )}
    </div>
  )
}
