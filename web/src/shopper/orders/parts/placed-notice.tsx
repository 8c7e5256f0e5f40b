import { useText } from '../../../text/use-text.ts'
import classes from '../orders.module.css'

/** Thanks for what was ordered, with its numbers. The next steps are shown below it. */
export function PlacedNotice({ orders }: { orders: readonly { number: number }[] }) {
  const t = useText('shopper-orders').placed
  const isOne = orders.length === 1
  return (
    <section className={classes.thanks} role="status">
      <h2>{isOne ? t.thanks : t.thanksAll}</h2>
      <p>
        {isOne ? t.number : t.numbers}: <bdi dir="ltr">{orders.map(({ number }) => number).join(' · ')}</bdi>
      </p>
      {!isOne && <p>{t.each}</p>}
    </section>
  )
}
