import { inLocale } from '@rahba/contract/kernel/locale'
import type { ShopperOrder } from '@rahba/contract/orders/order-shapes'
import { Money } from '../../../kit/show/money.tsx'
import { Picture } from '../../../kit/show/picture.tsx'
import { ChosenOptions } from '../../../orders/lines-panel.tsx'
import { getRequestedUnits } from '../../../orders/requested-units.ts'
import { useLocale } from '../../../text/locale.ts'
import { useOwnLanguage } from '../../../text/use-own-language.ts'
import { useText } from '../../../text/use-text.ts'
import classes from '../orders.module.css'
import { Part } from './labelled.tsx'

type Line = ShopperOrder['lines'][number]

/** A line's picture and name, with what was chosen. */
export function LineWords({ line, children }: { line: Pick<Line, 'image' | 'name' | 'variant' | 'options'>; children?: React.ReactNode }) {
  const locale = useLocale()
  const own = useOwnLanguage()
  const name = inLocale(line.name, locale)
  return (
    <>
      {line.image ? <Picture id={line.image} alt="" width={64} height={64} /> : <span className={classes.blank} />}
      <div className={classes.words}>
        <p {...own(name)}>{name}</p>
        <ChosenOptions line={line} />
        {children}
      </div>
    </>
  )
}

/** The units of a line that are to be cancelled or returned, and those that were, each once. */
function TakenUnits({ order, line }: { order: ShopperOrder; line: Line }) {
  const { requested, removed } = useText('shopper-orders').order
  return (
    <>
      {getRequestedUnits(order, line, 'pending').map(({ kind, units }) => (
        <p key={`asked ${kind}`} className={`${classes.small} ${classes.late}`}>
          {requested[kind](units)}
        </p>
      ))}
      {getRequestedUnits(order, line, 'done').map(({ kind, units }) => (
        <p key={`taken ${kind}`} className={`${classes.small} ${classes.late}`}>
          {removed[kind](units)}
        </p>
      ))}
    </>
  )
}

/** The goods of an order with what each line costs. */
export function OrderGoods({ order }: { order: ShopperOrder }) {
  const t = useText('shopper-orders').order
  return (
    <Part title={t.goods} live="goods">
      <ul className={classes.lines}>
        {order.lines.map((line) => (
          <li key={line.id} className={classes.line}>
            <LineWords line={line}>
              <p className={classes.small}>
                <bdi dir="ltr">{line.quantity}</bdi> × <Money value={line.unit} />
              </p>
              {line.free_units > 0 && <p className={classes.small}>{t.free(line.free_units)}</p>}
              {order.status !== 'cancelled' && <TakenUnits order={order} line={line} />}
            </LineWords>
            <strong className={classes.price}>
              <Money value={line.goods + line.coupon_share} />
            </strong>
          </li>
        ))}
      </ul>
    </Part>
  )
}
