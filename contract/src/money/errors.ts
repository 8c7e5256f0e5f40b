import { defineErrors } from '../kernel/errors.ts'
import { ownStoreErrors } from './balances/own-store-errors.ts'

/** Refusals of the ledger. */
export const moneyErrors = defineErrors({
  ...ownStoreErrors,
  own_wallet: {
    status: 409,
    ar: 'هذه محفظتك، ويلزم أن ينفذ هذا الإجراء مشرف آخر',
    en: 'This is your own wallet, so another admin has to do this',
  },
  own_order: {
    status: 409,
    ar: 'أنت صاحب هذا الطلب، ويلزم أن ينفذ هذا الإجراء مشرف آخر',
    en: 'You placed this order yourself, so another admin has to do this',
  },
  wallet_too_low: {
    status: 422,
    ar: 'رصيد المحفظة لا يكفي. المتاح {balance} والمطلوب {needed}',
    en: 'Not enough wallet balance. Available: {balance}. Needed: {needed}',
  },
  balance_too_low: {
    status: 422,
    ar: 'الرصيد المتاح لا يكفي. المتاح {balance} والمطلوب {needed}',
    en: 'Not enough available balance. Available: {balance}. Needed: {needed}',
  },
  payouts_stopped: {
    status: 409,
    ar: 'سحوبات هذا المتجر موقوفة حتى تتم مراجعة بياناته',
    en: 'Payouts for this store are on hold until its details are reviewed',
  },
  payout_no_account: { status: 409, ar: 'أضف حسابك البنكي من «ملف المتجر» أولًا', en: 'Add your bank account in the store profile first' },
  payout_open: {
    status: 409,
    ar: 'لديك طلب سحب لم يكتمل بعد. اطلب سحبًا جديدًا بعد اكتماله',
    en: 'You already have a payout in progress. Request another once it’s complete',
  },
  payout_below_minimum: { status: 422, ar: 'الحد الأدنى للسحب {min}', en: 'The minimum payout is {min}' },
  payout_wrong_state: {
    status: 409,
    ar: 'لا يمكن تنفيذ هذا الإجراء لأن حالة السحب «{now}»',
    en: 'This action isn’t available while the payout is “{now}”',
  },
  payout_account_changed: {
    status: 409,
    ar: 'غيّر المتجر حسابه البنكي بعد طلب السحب. ارفض الطلب ليقدّم طلبًا جديدًا إلى الحساب الجديد',
    en: 'The store changed its bank account after requesting this payout. Reject it so the store can request again to the new account',
  },
  payout_needs_another: {
    status: 409,
    ar: 'المبلغ بلغ حد الاعتماد، ويلزم اعتماده من مشرف آخر',
    en: 'This amount reaches the approval limit, so another admin has to approve it',
  },
  nothing_to_run: { status: 409, ar: 'لا توجد سحوبات معتمدة جاهزة للتحويل', en: 'There are no approved payouts ready to transfer' },
  run_changed: {
    status: 409,
    ar: 'تغيّرت السحوبات المعتمدة بعد عرضها. راجع العدد والمجموع ثم جهّز الملف',
    en: 'The approved payouts have changed since you viewed them. Check the count and total, then create the file',
  },
  result_columns: {
    status: 422,
    ar: 'يجب أن يحتوي سطر العناوين على العمودين «رقم السحب» و«الحالة»',
    en: 'The heading row needs the columns “number” and “status”',
  },
  result_workbook: {
    status: 422,
    ar: 'هذا ملف Excel. احفظه بصيغة «CSV UTF-8» ثم ارفعه',
    en: 'This is an Excel file. Save it as “CSV UTF-8” and upload it again',
  },
  result_empty: { status: 422, ar: 'لا توجد سطور تحت سطر العناوين في الملف', en: 'The file has no rows below the headings' },
  result_too_many: { status: 422, ar: 'الحد الأقصى {max} سطر لكل ملف', en: 'The maximum is {max} rows per file' },
  result_payout_unknown: {
    status: 422,
    ar: 'لا يوجد سحب بهذا الرقم في ملف البنك',
    en: 'There’s no payout with this number in this bank file',
  },
  result_status_unknown: { status: 422, ar: 'حالة غير معروفة. اكتب «مدفوعة» أو «مرفوضة»', en: 'Unknown status. Use “paid” or “failed”' },
  result_reference_missing: { status: 422, ar: 'مرجع العملية البنكية ناقص', en: 'The bank reference is missing' },
  result_reference_long: {
    status: 422,
    ar: 'الحد الأقصى لمرجع العملية البنكية {max} حرفًا',
    en: 'The bank reference can’t be longer than {max} characters',
  },
  result_contradicts: {
    status: 422,
    ar: 'تكرر هذا الرقم في الملف بحالتين مختلفتين. أبقِ السطر الصحيح فقط',
    en: 'This number appears more than once with different statuses. Keep only the correct row',
  },
  result_amount_differs: {
    status: 422,
    ar: 'المبلغ في الملف لا يطابق مبلغ السحب البالغ {amount}',
    en: 'The amount in the file doesn’t match the payout ({amount})',
  },
  due_wrong_state: {
    status: 409,
    ar: 'لا يمكن تنفيذ هذا الإجراء لأن حالة الكشف «{now}»',
    en: 'This action isn’t available while the statement is “{now}”',
  },
  due_too_much: { status: 422, ar: 'المبلغ المتبقي من الكشف {left} فقط', en: 'Only {left} of this statement remains' },
  nothing_to_bill: { status: 409, ar: 'لا توجد مستحقات على هذا المتجر بانتظار إصدار كشف', en: 'This store has no unbilled dues' },
  nothing_to_offset: { status: 409, ar: 'لا يوجد رصيد متاح لسداد المستحقات', en: 'There’s no available balance to pay the dues from' },
  due_needs_another: {
    status: 409,
    ar: 'المبلغ بلغ حد الاعتماد، ويلزم أن يوافق على الإعفاء مشرف آخر',
    en: 'This amount reaches the approval limit, so another admin has to waive it',
  },
  adjustment_decided: { status: 409, ar: 'سبقت مراجعة هذه التسوية: {now}', en: 'This adjustment was already reviewed: {now}' },
  adjustment_needs_another: {
    status: 409,
    ar: 'المبلغ بلغ حد الاعتماد، ويلزم اعتماده من مشرف آخر',
    en: 'This amount reaches the approval limit, so another admin has to approve it',
  },
  remittance_wrong_state: {
    status: 409,
    ar: 'لا يمكن تنفيذ هذا الإجراء لأن حالة التوريد «{now}»',
    en: 'This action isn’t available while the remittance is “{now}”',
  },
  remittance_reference_taken: {
    status: 409,
    ar: 'مرجع العملية البنكية مستخدم في التوريد {number} لهذه الشركة',
    en: 'Remittance {number} for this carrier already has this bank reference',
  },
  remittance_too_many: {
    status: 422,
    ar: 'الحد الأقصى {max} سطر لكل توريد. قسّم الملف أو قصّر الفترة',
    en: 'The maximum is {max} lines per remittance. Split the file or shorten the period',
  },
  remittance_columns: {
    status: 422,
    ar: 'يجب أن يحتوي سطر العناوين على عمود «رقم التتبع» أو «رقم الطلب»، وعمود «المبلغ المحصّل»',
    en: 'The heading row needs a “tracking number” or “order number” column and a “collected amount” column',
  },
  remittance_bad_amount: {
    status: 422,
    ar: 'قيمة غير صحيحة للمبلغ أو الرسوم في السطر {line}: {value}',
    en: 'The amount or fee in row {line} isn’t a valid number: {value}',
  },
  remittance_decision: {
    status: 422,
    ar: 'لا يمكن تطبيق هذا القرار على السطور المحددة',
    en: 'This decision isn’t available for the selected lines',
  },
  remittance_undecided: {
    status: 409,
    ar: 'عدد السطور التي بانتظار القرار: {lines}. حدد قراراتها أولًا',
    en: 'Lines awaiting a decision: {lines}. Decide on them first',
  },
  remittance_amount_differs: {
    status: 409,
    ar: 'المبلغ الواصل إلى البنك {amount}، ومجموع السطور بعد القرارات {expected_total}. صحّح المبلغ أو القرارات',
    en: '{amount} reached the bank, but the lines add up to {expected_total}. Correct the amount or the decisions',
  },
  remittance_changed: {
    status: 409,
    ar: 'تغيّرت طلبات في هذا التوريد بعد مطابقته. أعد المطابقة ثم سجّل التوريد',
    en: 'Orders in this remittance have changed since it was matched. Match it again, then record it',
  },
  carrier_credit_too_low: {
    status: 422,
    ar: 'الرصيد الدائن لشركة الشحن لا يكفي. المتاح {balance}',
    en: 'Not enough carrier credit. Available: {balance}',
  },
  carrier_credit_reference: {
    status: 422,
    ar: 'سبق تسجيل إعادة رصيد لهذه الشركة بالمرجع نفسه',
    en: 'A credit payment to this carrier already has this reference',
  },
  carrier_credit_needs_another: {
    status: 409,
    ar: 'المبلغ بلغ حد الاعتماد وقد سجّلت توريدًا لهذه الشركة، ويلزم أن يعيد الرصيد مشرف آخر',
    en: 'This amount reaches the approval limit and you recorded a remittance from this carrier, so another admin has to repay the credit',
  },
  remittance_needs_another: {
    status: 409,
    ar: 'المبلغ بلغ حد الاعتماد، ويلزم تسجيله من مشرف آخر',
    en: 'This amount reaches the approval limit, so another admin has to record it',
  },
})
