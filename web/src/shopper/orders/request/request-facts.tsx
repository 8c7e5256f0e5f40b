import type { ResponseOf } from '@rahba/contract/kernel/endpoint'
import { maskIban } from '@rahba/contract/kernel/iban'
import { fieldLabel } from '@rahba/contract/kernel/labels'
import { cancellationLabels } from '@rahba/contract/orders/cancellations/cancellation-labels'
import { refundReasons } from '@rahba/contract/orders/cancellations/cancellation-states'
import type { readOwnCancellation } from '@rahba/contract/orders/cancellations/cancellations.calls'
import { isOnlyDeducted, paysBack } from '@rahba/contract/orders/captured'
import { UserText } from '../../../kit/layout/direction.tsx'
import { Money } from '../../../kit/show/money.tsx'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'
import forms from '../form.module.css'
import classes from '../orders.module.css'
import { Fact, Part } from '../parts/labelled.tsx'
import { LineWords } from '../parts/order-goods.tsx'

export type OwnRequest = ResponseOf<typeof readOwnCancellation>

/** The refund of a request: expected, approved, and what was paid to where. An amount that was never paid only lowers what is to be paid. */
export function RequestMoney({ row }: { row: OwnRequest }) {
  const t = useText('shopper-orders').request
  const { destinations } = useText('shopper-orders').ask
  const locale = useLocale()
  const words = isOnlyDeducted(row) ? t.deducted : t
  return (
    <Part title={words.money} live="money">
      <dl className={classes.amounts}>
        <Fact label={row.amount_final === null ? words.expected : words.final} sum>
          <Money value={row.amount_final ?? row.amount} bold />
        </Fact>
        {(row.to_wallet ?? 0) > 0 && row.status === 'refunded' && (
          <Fact label={t.toWallet}>
            <Money value={row.to_wallet} />
          </Fact>
        )}
        {(row.to_outside ?? 0) > 0 && row.status === 'refunded' && (
          <Fact label={t.toOutside}>
            <Money value={row.to_outside} />
          </Fact>
        )}
        {paysBack(row) && <Fact label={t.destination}>{destinations[row.destination]}</Fact>}
        {paysBack(row) && row.iban_number && (
          <Fact label={fieldLabel(['iban_number'], locale, cancellationLabels)}>
            <bdi dir="ltr">{maskIban(row.iban_number)}</bdi>
          </Fact>
        )}
        {row.reference && (
          <Fact label={t.reference}>
            <bdi dir="ltr">{row.reference}</bdi>
          </Fact>
        )}
      </dl>
    </Part>
  )
}

/** The goods of a request, and why they go back. */
export function RequestGoods({ row }: { row: OwnRequest }) {
  const t = useText('shopper-orders').request
  const locale = useLocale()
  return (
    <>
      <Part title={t.items}>
        <ul className={classes.lines}>
          {row.lines.map((line) => (
            <li key={line.id} className={classes.line}>
              <LineWords line={{ ...line, options: [] }}>
                <p className={classes.small}>{t.of(line.quantity, line.ordered)}</p>
              </LineWords>
              <strong className={classes.price}>
                <Money value={line.amount} />
              </strong>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={t.reason}>
        <p>{refundReasons[row.refund_reason][locale]}</p>
        {row.refund_reason_other && (
          <p>
            <UserText>{row.refund_reason_other}</UserText>
          </p>
        )}
        {row.problem_description && (
          <>
            <h3>{t.problem}</h3>
            <p>
              <UserText>{row.problem_description}</UserText>
            </p>
          </>
        )}
        {row.attachments.length > 0 && (
          <>
            <h3>{t.files}</h3>
            <ul className={forms.files}>
              {row.attachments.map(({ id, mime }, index) => (
                <li key={id}>
                  <a href={`/api/user/files/${id}`}>
                    {mime.startsWith('image/') ? (
                      <img src={`/api/user/files/${id}`} alt={t.file(index + 1)} width={88} height={88} />
                    ) : (
                      t.file(index + 1)
                    )}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </Part>
    </>
  )
}
