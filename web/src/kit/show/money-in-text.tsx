import { splitMoney } from '@rahba/contract/kernel/money-text'
import { Amount } from './money.tsx'

/**
 * A sentence whose amounts are drawn as {@link Money} draws them. Texts that leave the page (mails, SMS, files, titles) name the currency in
 * letters instead.
 */
export function MoneyInText({ children }: { children: string }) {
  return splitMoney(children).map(({ text, is_amount }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: two amounts may be equal, and none has a state
    is_amount ? <Amount key={at} text={text} /> : text,
  )
}
