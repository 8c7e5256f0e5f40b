import { brand } from '@rahba/contract/kernel/brand'
import type { Bilingual } from '@rahba/contract/kernel/locale'
import { formatAmount } from '@rahba/contract/kernel/money'
import { notify } from '../../notifications/notify.ts'
import { dayText } from '../../platform/day-text.ts'
import type { Db } from '../../platform/db/types.ts'
import type { Deps } from '../../platform/deps.ts'
import { mailOwner } from '../../stores/mail-owner.ts'
import { getRemaining } from './lock-due.ts'
import type { DueRecord } from './table.ts'

/** The message to a merchant about a statement. `amount` is the part in question, `said` is a reason. */
interface Telling {
  kind: keyof typeof told
  /** Tells several of one kind apart. */
  once?: string
  amount?: string
  said?: string
}

interface About {
  number: number
  left: string
  due_on: Bilingual
  amount: string
  said: string
}

const told = {
  issued: ({ number, left, due_on }: About) => ({
    ar: { title: 'كشف مستحقات جديد', body: `صدر الكشف رقم ${number} بمستحقات المنصة. المتبقي ${left} ر.س، ويُسدد حتى ${due_on.ar}.` },
    en: {
      title: 'New statement of dues',
      body: `Statement ${number} of what you owe the platform is out. SAR ${left} is to be paid by ${due_on.en}.`,
    },
  }),
  settled_at_once: ({ number, amount }: About) => ({
    ar: { title: 'سُددت مستحقات المنصة من رصيدك', body: `صدر الكشف رقم ${number} وسُدد كاملًا من رصيدك المتاح: ${amount} ر.س.` },
    en: { title: 'Dues taken from your balance', body: `Statement ${number} was paid in full from your available balance: SAR ${amount}.` },
  }),
  reminder: ({ number, left, due_on }: About) => ({
    ar: { title: 'اقترب موعد سداد المستحقات', body: `بقي ${left} ر.س من الكشف رقم ${number}، وآخر يوم لسداده ${due_on.ar}.` },
    en: { title: 'Dues are to be paid soon', body: `SAR ${left} of statement ${number} is left to pay, by ${due_on.en} at the latest.` },
  }),
  overdue: ({ number, left, due_on }: About) => ({
    ar: {
      title: 'تأخر سداد المستحقات',
      body: `انتهت مهلة الكشف رقم ${number} في ${due_on.ar} وبقي منه ${left} ر.س. سدده حتى لا يتوقف متجرك.`,
    },
    en: {
      title: 'Your dues are late',
      body: `Statement ${number} was to be paid by ${due_on.en}, and SAR ${left} is left. Pay it, so that your store is not suspended.`,
    },
  }),
  confirmed: ({ number, amount, left }: About) => ({
    ar: { title: 'وصل تحويلك', body: `أُكد تحويل ${amount} ر.س عن الكشف رقم ${number}. المتبقي منه ${left} ر.س.` },
    en: { title: 'Your transfer has arrived', body: `SAR ${amount} was confirmed for statement ${number}. SAR ${left} of it is left.` },
  }),
  sent_back: ({ number, said }: About) => ({
    ar: { title: 'أُعيد إيصال التحويل', body: `الكشف رقم ${number}: ${said}` },
    en: { title: 'Your transfer slip was sent back', body: `Statement ${number}: ${said}` },
  }),
  offset: ({ number, amount, left }: About) => ({
    ar: { title: 'سُددت مستحقات من رصيدك', body: `أُخذ ${amount} ر.س من رصيدك المتاح عن الكشف رقم ${number}. المتبقي منه ${left} ر.س.` },
    en: {
      title: 'Dues taken from your balance',
      body: `SAR ${amount} was taken from your available balance for statement ${number}. SAR ${left} of it is left.`,
    },
  }),
  waived: ({ number, amount, said }: About) => ({
    ar: { title: 'أُعفيت من مستحقات', body: `أُعفي متجرك من ${amount} ر.س من الكشف رقم ${number}: ${said}` },
    en: { title: 'Dues were waived', body: `SAR ${amount} of statement ${number} was waived: ${said}` },
  }),
} as const

/** A day as both languages write it: figures with hyphens turn round in an Arabic line. */
const getWords = (day: string): Bilingual => ({ ar: dayText(day, 'ar'), en: dayText(day, 'en') })

const getTexts = (due: DueRecord, { kind, amount = formatAmount(due.amount), said = '' }: Telling) =>
  told[kind]({ number: due.number, left: formatAmount(getRemaining(due)), due_on: getWords(due.due_on), amount, said })

/** Puts a notice about a statement into its store's list. */
export const tellOfDue = (db: Db, due: DueRecord, telling: Telling): Promise<void> =>
  notify(db, {
    audience: 'store',
    recipient_ids: [due.store_id],
    notif_type: 'MoneyNotification',
    model: 'dues',
    model_id: due.id,
    once: `due:${due.id}:${telling.kind}:${telling.once ?? ''}`,
    data: getTexts(due, telling),
  })

/** The same by mail to the store's owner. */
export const mailOfDue = (db: Db, deps: Pick<Deps, 'jobs' | 'env'>, due: DueRecord, telling: Telling): Promise<void> =>
  mailOwner(db, deps, {
    store_id: due.store_id,
    group: 'money',
    page: '/store/wallet?tab=dues',
    text: ({ locale, person, url }) => {
      const { title, body } = getTexts(due, telling)[locale]
      return {
        subject: `${title} - ${brand.name[locale]}`,
        greeting: locale === 'ar' ? `مرحبًا ${person}،` : `Hello ${person},`,
        paragraphs: [body],
        button: { label: locale === 'ar' ? 'فتح المستحقات' : 'Open your dues', url },
      }
    },
  })
