import { defineErrors } from '../kernel/errors.ts'

/** Refusals of the ledger. */
export const moneyErrors = defineErrors({
  own_store: {
    status: 409,
    ar: 'أنت من فريق هذا المتجر، فيقرر ذلك مشرف آخر غيرك',
    en: 'You are one of this store’s people: another admin than you has to decide this',
  },
  own_wallet: {
    status: 409,
    ar: 'هذه محفظتك أنت، فيقرر ذلك مشرف آخر غيرك',
    en: 'This is your own wallet: another admin than you has to decide this',
  },
  own_order: {
    status: 409,
    ar: 'أنت من طلب هذا الطلب، فيقرر ذلك مشرف آخر غيرك',
    en: 'You placed this order yourself: another admin than you has to decide this',
  },
  wallet_too_low: {
    status: 422,
    ar: 'رصيد المحفظة لا يكفي. المتاح {balance} ر.س والمطلوب {needed} ر.س',
    en: 'The wallet holds SAR {balance}, which is less than the SAR {needed} needed',
  },
  balance_too_low: {
    status: 422,
    ar: 'الرصيد المتاح لا يكفي. المتاح {balance} ر.س والمطلوب {needed} ر.س',
    en: 'The balance is SAR {balance}, which is less than the SAR {needed} needed',
  },
  payouts_stopped: {
    status: 409,
    ar: 'التحويل لهذا المتجر موقوف الآن، حتى تُراجع الإدارة بياناته',
    en: 'Payouts to this store are held until its data has been reviewed',
  },
  payout_no_account: { status: 409, ar: 'أضف الحساب البنكي في صفحة الدفع أولًا', en: 'Add a bank account on the payment page first' },
  payout_open: { status: 409, ar: 'لديك طلب سحب لم يكتمل بعد', en: 'Another payout is still on its way' },
  payout_below_minimum: { status: 422, ar: 'أقل مبلغ للسحب {min} ر.س', en: 'The smallest payout is SAR {min}' },
  payout_wrong_state: { status: 409, ar: 'لا يناسب ذلك حالة الدفعة الآن: {now}', en: 'That does not fit the payout’s state now: {now}' },
  payout_account_changed: {
    status: 409,
    ar: 'غيّر المتجر حسابه البنكي بعد طلب هذه الدفعة. ارفضها ليطلبها إلى حسابه الجديد',
    en: 'The store has changed its bank account since it asked. Reject this payout, so that it asks again for the new account',
  },
  payout_needs_another: {
    status: 409,
    ar: 'المبلغ فوق حد الاعتماد، ويلزمه مشرف آخر غيرك',
    en: 'This amount is above the limit: another admin than you has to approve it',
  },
  nothing_to_run: { status: 409, ar: 'لا دفعات معتمدة جاهزة للتحويل', en: 'No approved payouts are ready for the bank' },
  run_changed: {
    status: 409,
    ar: 'تغيرت الدفعات المعتمدة بعد عرضها. راجع العدد والمجموع ثم جهّز الملف',
    en: 'The approved payouts have changed since they were shown. Check the number and the total, then make the file',
  },
  result_columns: {
    status: 422,
    ar: 'يلزم في سطر العناوين العمودان «رقم الدفعة» و«الحالة»',
    en: 'The first line needs the columns “number” and “status”',
  },
  result_workbook: {
    status: 422,
    ar: 'هذا ملف Excel. احفظه بصيغة «CSV UTF-8» ثم ارفعه',
    en: 'This is an Excel workbook. Save it as “CSV UTF-8” and upload that',
  },
  result_empty: { status: 422, ar: 'لا سطور في الملف تحت سطر العناوين', en: 'The file has no lines below its headings' },
  result_too_many: { status: 422, ar: 'في الملف أكثر من {most} سطر', en: 'The file has more than {most} lines' },
  result_payout_unknown: { status: 422, ar: 'لا دفعة بهذا الرقم في هذا الملف', en: 'No payout of this run has that number' },
  result_status_unknown: { status: 422, ar: 'حالة غير معروفة: اكتب مدفوعة أو مرفوضة', en: 'Unknown status: write paid or failed' },
  result_reference_missing: { status: 422, ar: 'مرجع العملية البنكية ناقص', en: 'The bank reference is missing' },
  result_reference_long: {
    status: 422,
    ar: 'مرجع العملية البنكية أطول من {most} حرفًا',
    en: 'The bank reference is longer than {most} characters',
  },
  result_contradicts: {
    status: 422,
    ar: 'ورد هذا الرقم في الملف أكثر من مرة بحالتين مختلفتين. أبقِ السطر الصحيح وحده',
    en: 'The file has this number more than once, with different statuses. Keep only the right line',
  },
  result_amount_differs: {
    status: 422,
    ar: 'المبلغ في الملف غير مبلغ الدفعة، وهو {amount} ر.س',
    en: 'The amount in the file is not that of the payout, SAR {amount}',
  },
  due_wrong_state: { status: 409, ar: 'لا يناسب ذلك حالة الكشف الآن: {now}', en: 'That does not fit the statement’s state now: {now}' },
  due_too_much: { status: 422, ar: 'المتبقي من الكشف {left} ر.س فقط', en: 'Only SAR {left} of the statement is left to pay' },
  nothing_to_bill: { status: 409, ar: 'لا مستحقات على هذا المتجر لم يصدر كشفها', en: 'This store owes nothing that was not billed yet' },
  nothing_to_offset: { status: 409, ar: 'لا رصيد متاح تُسدد منه المستحقات', en: 'There is no available balance to take the dues from' },
  due_needs_another: {
    status: 409,
    ar: 'المبلغ فوق حد الاعتماد، ويلزم لإعفائه مشرف آخر غيرك',
    en: 'This amount is above the limit: another admin than you has to waive it',
  },
  adjustment_decided: { status: 409, ar: 'حُسمت هذه التسوية من قبل: {now}', en: 'This adjustment was decided before: {now}' },
  adjustment_needs_another: {
    status: 409,
    ar: 'المبلغ فوق حد الاعتماد، ويلزم لاعتماده مشرف آخر غيرك',
    en: 'This amount is above the limit: another admin than you has to approve it',
  },
  remittance_wrong_state: {
    status: 409,
    ar: 'لا يناسب ذلك حالة التوريد الآن: {now}',
    en: 'That does not fit the remittance’s state now: {now}',
  },
  remittance_reference_taken: {
    status: 409,
    ar: 'سُجل توريد بهذا المرجع لهذه الشركة، ورقمه {number}',
    en: 'Remittance {number} of this carrier has that bank reference already',
  },
  remittance_too_many: {
    status: 422,
    ar: 'للتوريد الواحد {most} سطر على الأكثر. قسّم الملف أو قصّر الفترة',
    en: 'A remittance has at most {most} lines. Split the file or shorten the period',
  },
  remittance_columns: {
    status: 422,
    ar: 'يلزم في سطر العناوين عمود «رقم التتبع» أو «رقم الطلب»، وعمود «المبلغ المحصّل»',
    en: 'The first line needs a column “tracking number” or “order number”, and a column “collected amount”',
  },
  remittance_bad_amount: {
    status: 422,
    ar: 'المبلغ أو الرسوم في السطر {line} غير صالح: {value}',
    en: 'The amount or fee in line {line} is not a valid number: {value}',
  },
  remittance_decision: {
    status: 422,
    ar: 'هذا القرار لا يناسب السطور المختارة',
    en: 'That decision does not fit the chosen lines',
  },
  remittance_undecided: {
    status: 409,
    ar: 'بقيت سطور بلا قرار، وعددها {lines}',
    en: 'Lines without a decision are left: {lines}',
  },
  remittance_amount_differs: {
    status: 409,
    ar: 'المبلغ الواصل إلى البنك {amount} ر.س، وتساوي السطور بعد القرارات {reckoned} ر.س. صحح المبلغ أو القرارات',
    en: 'SAR {amount} reached the bank, while the lines as decided make SAR {reckoned}. Correct the amount or the decisions',
  },
  remittance_changed: {
    status: 409,
    ar: 'تغيرت طلبات في هذا التوريد بعد مطابقته. طابقه من جديد ثم سجّله',
    en: 'Orders of this remittance have changed since it was matched. Match it again, then record it',
  },
  carrier_credit_too_low: {
    status: 422,
    ar: 'الرصيد الدائن لشركة الشحن {balance} ر.س، وهو أقل من المبلغ',
    en: 'The carrier’s credit is SAR {balance}, which is less than the amount',
  },
  carrier_credit_reference: {
    status: 422,
    ar: 'سُجلت إعادة رصيد لهذه الشركة بهذا المرجع',
    en: 'A payment back to this carrier has that reference already',
  },
  carrier_credit_needs_another: {
    status: 409,
    ar: 'المبلغ فوق حد الاعتماد وقد سجّلت أنت توريدًا لهذه الشركة، فيعيده مشرف آخر غيرك',
    en: 'This amount is above the limit and you recorded a remittance of this carrier: another admin than you has to pay it back',
  },
  remittance_needs_another: {
    status: 409,
    ar: 'المبلغ فوق حد الاعتماد، ويلزم لتسجيله مشرف آخر غيرك',
    en: 'This amount is above the limit: another admin than you has to record it',
  },
})
