import { moneyText } from '@rahba/contract/kernel/money-text'
import { pluralAr, pluralEn } from '@rahba/contract/kernel/plural'
import { type CarrierKey, carriers } from '@rahba/contract/money/carriers/carriers'
import { notice } from './message.ts'

// The forms that follow a preposition or a noun.
const ordersAr = (n: number) =>
  pluralAr(n, { zero: '{n} طلب', one: 'طلب واحد', two: 'طلبين', few: '{n} طلبات', many: '{n} طلبًا', other: '{n} طلب' })
const ordersEn = (n: number) => pluralEn(n, { one: '{n} order', other: '{n} orders' })
const daysAr = (n: number) =>
  pluralAr(n, { zero: '{n} يوم', one: 'يوم واحد', two: 'يومين', few: '{n} أيام', many: '{n} يومًا', other: '{n} يوم' })
const daysEn = (n: number) => pluralEn(n, { one: '{n} day', other: '{n} days' })

interface Late {
  carrier: CarrierKey
  cash: number
  orders: number
  after_days: number
}

const cash = 128_400

export const carrierMessages = {
  late: notice<'admin', Late>({
    to: 'admin',
    samples: [
      { carrier: 'smsa', cash, orders: 3, after_days: 14 },
      { carrier: 'aramex', cash, orders: 1, after_days: 7 },
    ],
    ar: ({ carrier, cash, orders, after_days }) => ({
      title: 'تأخر توريد شركة شحن',
      body: `لم تورّد ${carriers[carrier].ar} نقدًا بمبلغ ${moneyText(cash, 'ar')} من ${ordersAr(orders)}، ومضى على التوصيل أكثر من ${daysAr(after_days)}.`,
    }),
    en: ({ carrier, cash, orders, after_days }) => ({
      title: 'Carrier remittance overdue',
      body: `${carriers[carrier].en} hasn’t remitted ${moneyText(cash, 'en')} from ${ordersEn(orders)} delivered more than ${daysEn(after_days)} ago.`,
    }),
  }),
  remittance_needs_second: notice<'admin', { number: number; carrier: CarrierKey; amount: number }>({
    to: 'admin',
    samples: [{ number: 88, carrier: 'smsa', amount: cash }],
    ar: ({ number, carrier, amount }) => ({
      title: 'توريد بانتظار اعتماد مشرف آخر',
      body: `التوريد رقم ${number} من ${carriers[carrier].ar} بمبلغ ${moneyText(amount, 'ar')}.`,
    }),
    en: ({ number, carrier, amount }) => ({
      title: 'Remittance needs a second approval',
      body: `Remittance ${number} from ${carriers[carrier].en} for ${moneyText(amount, 'en')}.`,
    }),
  }),
  cash_with_carrier: notice<'store', { carrier: CarrierKey; number: number }>({
    to: 'store',
    samples: [{ carrier: 'smsa', number: 100453 }],
    ar: ({ carrier, number }) => ({
      title: 'نقد الطلب لدى شركة الشحن',
      body: `تبيّن أن ${carriers[carrier].ar} حصّلت نقد الطلب رقم ${number}. ألغينا المستحقات المسجّلة عليك عنه، وسنضيف حصتك إلى رصيدك عند توريد المبلغ.`,
    }),
    en: ({ carrier, number }) => ({
      title: 'Order cash is with the carrier',
      body: `${carriers[carrier].en} collected the cash for order ${number}. We’ve cancelled the dues recorded for it, and your share will be added to your balance when the cash is remitted.`,
    }),
  }),
  cash_remitted: notice<'store', { carrier: CarrierKey; orders: number; amount: number }>({
    to: 'store',
    samples: [
      { carrier: 'smsa', orders: 2, amount: cash },
      { carrier: 'spl', orders: 11, amount: cash },
    ],
    ar: ({ carrier, orders, amount }) => ({
      title: 'تم توريد نقد من شركة الشحن',
      body: `ورّدت ${carriers[carrier].ar} نقد ${ordersAr(orders)}، وأُضيف ${moneyText(amount, 'ar')} إلى رصيدك.`,
    }),
    en: ({ carrier, orders, amount }) => ({
      title: 'Cash received from the carrier',
      body: `${carriers[carrier].en} remitted the cash for ${ordersEn(orders)}. ${moneyText(amount, 'en')} was added to your balance.`,
    }),
  }),
}
