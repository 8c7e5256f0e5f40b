import { pluralAr } from '@rahba/contract/kernel/plural'

const days = (n: number) =>
  pluralAr(n, { zero: 'اليوم نفسه', one: 'يوم واحد', two: 'يومين', few: '{n} أيام', many: '{n} يومًا', other: '{n} يوم' })

/** Where and how soon a store delivers, and when it is open: to its merchant, administrators and shoppers. */
export const text = {
  kingdom: 'المملكة كلها',
  place: 'المكان',
  time: 'المدة',
  free: 'مجانًا',
  exception: 'لا يشمله التوصيل',
  daysBetween: (min: number, max: number) => {
    if (max === 0) return days(0)
    if (min === 0) return `خلال ${days(max)}`
    if (min === max) return max === 2 ? 'يومان' : days(max)
    return `من ${min === 1 ? 'يوم' : min} إلى ${days(max)}`
  },
  between: (from: string, to: string) => `من ${from} إلى ${to}`,
  allDay: 'على مدار الساعة',
  closedDay: 'مغلق',
  nextDay: 'اليوم التالي',
  open: {
    at: (time: string) => `اليوم الساعة ${time}`,
    tomorrow: (time: string) => `غدًا الساعة ${time}`,
    onDay: (day: string, time: string) => `يوم ${day} الساعة ${time}`,
    onDate: (date: string, time: string) => `${date} الساعة ${time}`,
    open: 'مفتوح الآن',
    openUntil: (when: string) => `مفتوح الآن، يغلق ${when}`,
    closed: 'مغلق الآن',
    closedUntil: (when: string) => `مغلق الآن، يفتح ${when}`,
    holiday: (name: string) => `في إجازة: ${name}`,
    holidayUntil: (name: string, when: string) => `في إجازة (${name})، يفتح ${when}`,
    ordersFrom: (when: string) => `يعود المتجر لاستقبال الطلبات ${when}.`,
  },
}
