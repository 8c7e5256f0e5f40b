import { Text } from '@mantine/core'
import type { PageAddress } from '@rahba/contract/kernel/page-table'
import type { WholeOrder } from '@rahba/contract/orders/order-shapes'
import { Code, Localized, Ltr } from '../kit/layout/direction.tsx'
import { NamedText } from '../kit/layout/named-text.tsx'
import { LocalLink } from '../kit/nav/link.tsx'
import { Money } from '../kit/show/money.tsx'
import { useText } from '../text/use-text.ts'
import { Answer } from './answer.tsx'
import { countOrderPieces, getDiscounts } from './arithmetic.ts'
import { GoodsPanel } from './goods-panel.tsx'
import classes from './orders.module.css'
import { getRemovedKind, getRequestedUnits } from './requested-units.ts'

type Line = WholeOrder['lines'][number]

/** The choices made with a product: its variant, and the name of each option or the shopper's text. */
export function ChosenOptions({ line: { variant, options } }: { line: Pick<Line, 'variant' | 'options'> }) {
  if (variant.length + options.length === 0) return null
  return (
    <ul className={classes.options}>
      {variant.map(({ axis_id, axis, value }) => (
        <li key={axis_id}>
          <NamedText name={axis}>
            <Localized text={value} />
          </NamedText>
        </li>
      ))}
      {options.map(({ field_id, field, option_id, option, text }) => (
        <li key={`${field_id}${option_id ?? ''}`}>
          <NamedText name={field}>{option ? <Localized text={option} /> : <Answer text={text} />}</NamedText>
        </li>
      ))}
    </ul>
  )
}

/** The codes by which a store finds what it packs. */
export function LineCodes({ line: { sku, barcode } }: { line: Pick<Line, 'sku' | 'barcode'> }) {
  const t = useText('orders')
  return (
    <>
      {sku && (
        <Text size="xs" c="dimmed">
          {t.sku} <Code>{sku}</Code>
        </Text>
      )}
      {barcode && (
        <Text size="xs" c="dimmed">
          {t.barcode} <Code>{barcode}</Code>
        </Text>
      )}
    </>
  )
}

/** A line's price step by step: pieces at their price, less each discount, is what it costs. */
function LinePrice({ line }: { line: Line }) {
  const t = useText('orders')
  const discounts = getDiscounts(line)
  const pieces = (
    <>
      <Ltr>{line.quantity}</Ltr> × <Money value={line.unit} />
    </>
  )
  if (discounts.length === 0) {
    return (
      <>
        <Money value={line.goods} bold />
        <Text size="sm" c="dimmed">
          {pieces}
        </Text>
      </>
    )
  }
  return (
    <dl className={`${classes.amounts} ${classes.lineAmounts}`}>
      <div>
        <dt>{pieces}</dt>
        <dd>
          <Money value={line.list} />
        </dd>
      </div>
      {discounts.map(({ kind, value }) => (
        <div key={kind}>
          <dt>{t.lineDiscounts[kind]}</dt>
          <dd>
            <Money value={-value} />
          </dd>
        </div>
      ))}
      <div data-sum>
        <dt>{t.lineTotal}</dt>
        <dd>
          <Money value={line.goods} bold />
        </dd>
      </div>
    </dl>
  )
}

/** The pieces of a line that somebody asks to cancel or return, until that is settled: before delivery goods can only be cancelled. */
export function PendingUnits({ line, delivered }: { line: Pick<Line, 'cancelled_quantity' | 'refunded_quantity'>; delivered: boolean }) {
  const { pending } = useText('orders')
  const units = line.cancelled_quantity - line.refunded_quantity
  if (units <= 0) return null
  return (
    <Text size="xs" fw={600} component="div">
      {pending[delivered ? 'return' : 'cancel'](units)}
    </Text>
  )
}

/** The pieces that are left of an order, and those that were cancelled or returned. */
function PieceCount({ order }: { order: WholeOrder }) {
  const t = useText('orders')
  const { ordered, remaining, removed } = countOrderPieces(order)
  if (removed === 0) return t.pieces(ordered)
  const words = t.removed[order.status === 'cancelled' ? 'cancel' : getRemovedKind(order)](removed)
  return remaining === 0 ? words : `${t.pieces(remaining)} · ${words}`
}

/** The items as they were ordered; those cancelled or returned entirely are struck through. */
export function LinesPanel({ order, product }: { order: WholeOrder; product: (id: string) => PageAddress }) {
  const t = useText('orders')
  return (
    <GoodsPanel
      title={t.items}
      count={<PieceCount order={order} />}
      lines={order.lines}
      isRemoved={(line) => order.status === 'cancelled' || line.refunded_quantity >= line.quantity}
      what={(line) => (
        <>
          <LocalLink to={product(line.product_id)} style={{ color: 'inherit', fontWeight: 500 }}>
            <Localized text={line.name} />
          </LocalLink>
          <ChosenOptions line={line} />
          <LineCodes line={line} />
        </>
      )}
      price={(line) => <LinePrice line={line} />}
      notes={(line) => (
        <>
          {getRequestedUnits(order, line, 'done').map(({ kind, units }) => (
            <Text key={kind} size="xs" c="red">
              {t.removed[kind](units)}
            </Text>
          ))}
          {order.status !== 'cancelled' && <PendingUnits line={line} delivered={order.delivered_at !== null} />}
          {line.free_units > 0 && (
            <Text size="xs" c="dimmed">
              {t.free(line.free_units)}
            </Text>
          )}
        </>
      )}
    />
  )
}
