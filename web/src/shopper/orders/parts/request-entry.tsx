import { refundReasons } from '@rahba/contract/orders/cancellations/cancellation-states'
import type { ShopperOrder } from '@rahba/contract/orders/order-shapes'
import { Localized } from '../../../kit/layout/direction.tsx'
import { MoneyInText } from '../../../kit/show/money-in-text.tsx'
import { LineName } from '../../../orders/line-name.tsx'
import { usePathTo } from '../../../paths.ts'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'
import { refundWords } from '../refund-words.ts'
import { RequestBadge } from '../state.tsx'

type Request = ShopperOrder['cancellations'][number]

/** A cancellation or return in the history of its order: its number, which leads to its page, and its state. */
export function RequestTitle({ order_id, request }: { order_id: string; request: Request }) {
  const t = useText('shopper-orders').requests
  const to = usePathTo()
  return (
    <>
      <a href={to('/orders/:id/requests/:request', { id: order_id, request: request.id })}>{t[request.kind](request.number)}</a>{' '}
      <RequestBadge of={request} />
    </>
  )
}

/** The pieces that a cancellation or return takes off its order, its reason, and what became of the amount. */
export function RequestFacts({ lines, request }: { lines: ShopperOrder['lines']; request: Request }) {
  const t = useText('shopper-orders')
  const locale = useLocale()
  return (
    <>
      <ul>
        {request.lines.map(({ order_line_id, quantity }) => {
          const line = lines.find(({ id }) => id === order_line_id)
          return (
            line && (
              <li key={order_line_id}>
                <bdi dir="ltr">{quantity}</bdi> × <LineName line={line} />
              </li>
            )
          )
        })}
      </ul>
      <p>
        {t.next.reason}: <Localized text={request.refund_reason_other ?? refundReasons[request.refund_reason]} />
      </p>
      {refundWords(request, t.order, locale).map((words) => (
        <p key={words}>
          <MoneyInText>{words}</MoneyInText>
        </p>
      ))}
    </>
  )
}
