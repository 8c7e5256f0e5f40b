import { formatDeadline } from '@rahba/contract/kernel/date-text'
import { moneyText } from '@rahba/contract/kernel/money-text'
import { IconAlertCircle, IconCircleCheck, IconClock } from '@tabler/icons-react'
import { MoneyInText } from '../../../kit/show/money-in-text.tsx'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'
import type { Receipt } from './read-receipt.ts'
import classes from './receipt.module.css'

const marks = { good: IconCircleCheck, waiting: IconClock, bad: IconAlertCircle, neutral: null } as const
const tones = {
  thanks: 'good',
  moved: 'neutral',
  cancelled: 'neutral',
  first: 'waiting',
  unfinished: 'waiting',
  confirming: 'waiting',
  declined: 'bad',
} as const satisfies Record<Receipt['state'], keyof typeof marks>

/** How the orders are paid, in words with the amounts. */
function usePaidWords({ paid, refunded, refunding, cash, transfer, card, checking, pay_until, state, not_cancelled }: Receipt): string[] {
  const { receipt: t } = useText('shopper-orders')
  const locale = useLocale()
  const amount = (value: number) => moneyText(value, locale)
  const until = pay_until ? formatDeadline(pay_until, locale) : ''
  const isOne = not_cancelled.length === 1
  return [
    paid.card > 0 && t.paidCard(amount(paid.card)),
    paid.bank_transfer > 0 && t.paidTransfer(amount(paid.bank_transfer)),
    paid.wallet > 0 && t.paidWallet(amount(paid.wallet)),
    refunded > 0 && t.refunded(amount(refunded)),
    refunding > 0 && t.refunding(amount(refunding)),
    refunded + refunding > 0 && t.holds(amount(paid.card + paid.bank_transfer + paid.wallet - refunded - refunding)),
    cash > 0 && (isOne ? t.cash : t.cashAll)(amount(cash)),
    transfer > 0 && (isOne ? t.transfer : t.transferAll)(amount(transfer), until),
    checking > 0 && t.checking(amount(checking)),
    card > 0 && state !== 'confirming' && (isOne ? t.card : t.cardAll)(amount(card), until),
    state === 'confirming' && t.confirmingHint,
  ].filter((words) => words !== false)
}

/**
 * The first words of a checkout's page: thanks or what is missing, and how it is paid. Renewed while an answer is awaited. After a refused form
 * nobody is thanked.
 */
export function ReceiptHead({ receipt, refused }: { receipt: Receipt; refused: boolean }) {
  const t = useText('shopper-orders')
  const { not_cancelled } = receipt
  // A transfer whose slip was refused is still to be paid.
  const unthanked = receipt.transfer > 0 ? 'first' : 'moved'
  const state = refused && receipt.state === 'thanks' ? unthanked : receipt.state
  const isOne = not_cancelled.length === 1
  const titles: Record<Receipt['state'], string> = {
    thanks: isOne ? t.placed.thanks : t.placed.thanksAll,
    moved: isOne ? t.checkout.titleOne : t.checkout.title,
    cancelled: isOne ? t.receipt.cancelled : t.receipt.cancelledAll,
    first: t.receipt.first,
    unfinished: t.receipt.unfinished,
    confirming: t.receipt.confirming,
    declined: t.receipt.declined,
  }
  const tone = tones[state]
  const Mark = marks[tone]
  const words = usePaidWords(receipt)
  return (
    <section className={classes.head} data-tone={tone} data-live="receipt" role="status">
      <h1 className={classes.title}>
        {Mark && <Mark size={28} aria-hidden="true" />}
        {titles[state]}
      </h1>
      {words.map((line) => (
        <p key={line}>
          <MoneyInText>{line}</MoneyInText>
        </p>
      ))}
    </section>
  )
}
