import type { WholeOrder } from '@rahba/contract/orders/order-shapes'
import { cashToCollect } from '@rahba/contract/orders/order-states'
import { Ltr, UserText } from '../kit/layout/direction.tsx'
import { Money } from '../kit/show/money.tsx'
import { PropertyList } from '../kit/show/property-list.tsx'
import { useText } from '../text/use-text.ts'
import { ShopperName } from './shopper-name.tsx'

/** The digits at the end of a phone number by which its owner is recognised. */
const shownDigits = 4

/** The cash to collect with an order, and whom it is handed to: reminders beside the step that can't be undone, which asks for neither. */
export function HandoverFacts({ order }: { order: WholeOrder }) {
  const t = useText('orders')
  const { address } = order
  const cash = cashToCollect(order)
  const phone = address?.phone ?? order.user_phone
  return (
    <PropertyList
      items={[
        cash > 0 && { label: t.slips.collect, value: <Money value={cash} bold /> },
        address
          ? { label: t.recipient, value: <UserText>{address.name}</UserText> }
          : { label: t.name, value: <ShopperName name={order.user} /> },
        phone !== null && { label: t.phoneEnding, value: <Ltr>{phone.slice(-shownDigits)}</Ltr> },
      ]}
    />
  )
}
