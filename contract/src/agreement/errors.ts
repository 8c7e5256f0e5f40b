import { defineErrors } from '../kernel/errors.ts'

export const agreementErrors = defineErrors({
  agreement_changed: {
    status: 409,
    ar: 'نُشرت نسخة أحدث من اتفاقية التاجر. اقرأها ثم وافق عليها',
    en: 'A newer version of the merchant agreement was published. Read it, then accept it',
  },
  agreement_accepted: {
    status: 409,
    ar: 'سبق أن وافق {name} على هذه النسخة',
    en: '{name} already accepted this version',
  },
  agreement_too_soon: {
    status: 422,
    ar: 'يجب إبلاغ المتاجر قبل السريان بسبعة أيام على الأقل. أقرب تاريخ: {day}',
    en: 'Stores must be notified at least 7 days before the effective date. Earliest date: {day}',
  },
  agreement_out_of_order: {
    status: 422,
    ar: 'تسري النسخة {number} ابتداءً من {day}، فلا يمكن أن تسري نسخة أحدث قبلها',
    en: 'Version {number} takes effect on {day}. A newer version can’t take effect before it',
  },
  /** The agreement is published with its effective date, not as a plain page. */
  agreement_needs_terms: {
    status: 409,
    ar: 'حدّد عند نشر الاتفاقية هل تتطلب موافقة المتاجر ومتى تسري',
    en: 'When you publish the agreement, say whether stores must accept it and when it takes effect',
  },
})
