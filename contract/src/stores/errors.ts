import { defineErrors } from '../kernel/errors.ts'

export const storeErrors = defineErrors({
  // The specification's own words for the switch.
  you_must_wait_for_approval: {
    status: 409,
    ar: 'يجب انتظار اعتماد المتجر قبل فتحه',
    en: 'You must wait for approval before opening the store',
  },
  store_incomplete: { status: 409, ar: 'أكمل بيانات المتجر أولًا: {what}', en: 'Complete the store’s data first: {what}' },
  wrong_entity_type: { status: 409, ar: 'هذه الصفحة لنوع كيان آخر', en: 'This page is for another kind of entity' },
  bank_mismatch: { status: 422, ar: 'رقم الآيبان يتبع بنكًا آخر', en: 'The IBAN belongs to another bank' },
  city_twice: { status: 422, ar: 'المدينة مكررة', en: 'The city stands twice' },
  short_address_needed: {
    status: 422,
    ar: 'اكتب العنوان الوطني المختصر للمتجر، فشركات الشحن لا تستلم الشحنات بدونه',
    en: 'Enter the store’s short national address: carriers collect no parcels without it',
  },
  store_wrong_state: { status: 409, ar: 'لا يناسب ذلك حالة المتجر الآن', en: 'That does not fit the store’s state now' },
  documents_unjudged: { status: 409, ar: 'راجع كل المستندات قبل الاعتماد: {what}', en: 'Judge every document before approving: {what}' },
  vat_number_needed: { status: 422, ar: 'أدخل الرقم الضريبي في صفحة البيانات أولًا', en: 'Enter the VAT number on the data page first' },
  vat_is_due: {
    status: 422,
    ar: 'شهادة المتجر الضريبية مقبولة، فالضريبة واجبة عليه ولا يمكن إيقافها',
    en: 'The VAT certificate is accepted: the store has to charge VAT and can’t turn it off',
  },
  permission_not_yours: {
    status: 422,
    ar: 'لا تمنح صلاحية ليست لديك ولا تسحبها',
    en: 'You can’t grant or take away a permission you lack',
  },
  member_out_of_reach: {
    status: 409,
    ar: 'لا يُعدّل مالك المتجر ولا حسابك أنت ولا من له صلاحيات ليست لديك',
    en: 'The owner, yourself and members with permissions you lack can’t be changed',
  },
  member_joined: { status: 409, ar: 'انضم هذا العضو من قبل', en: 'This member has already joined' },
  team_full: { status: 409, ar: 'بلغ فريق المتجر أقصى عدد له', en: 'The team has reached its largest size' },
  store_closed: {
    status: 409,
    ar: 'أُغلق هذا المتجر نهائيًا، ويمكنك قراءة بياناته فقط',
    en: 'This store is closed for good: its data can only be read',
  },
  closing_open: {
    status: 409,
    ar: 'أنهِ ما يلي قبل إغلاق المتجر نهائيًا: {what}',
    en: 'Settle this before closing the store for good: {what}',
  },
  paper_date_passed: {
    status: 409,
    ar: 'انتهت صلاحية هذا المستند. اطلب من التاجر نسخة سارية، أو مدِّد المهلة من صفحة المتجر',
    en: 'This paper has expired. Ask the merchant for a valid one, or extend the grace period on the store’s page',
  },
  new_products_stopped: {
    status: 409,
    ar: 'أُوقفت المنتجات الجديدة لانتهاء صلاحية مستند في المتجر، وتعود فور قبول نسخة سارية منه',
    en: 'New products are stopped because a paper of the store has expired. They are possible again once a valid one is accepted',
  },
  day_passed: { status: 422, ar: 'اختر يومًا بعد اليوم', en: 'Choose a day after today' },
  same_days: {
    status: 422,
    ar: 'اختر تاريخًا غير التاريخ الحالي',
    en: 'Choose another day than the present one',
  },
  orders_stop_first: {
    status: 422,
    ar: 'لا تتوقف الطلبات قبل المنتجات',
    en: 'Orders do not stop before products do',
  },
  commission_too_soon: {
    status: 422,
    ar: 'لا تسري العمولة الأعلى قبل سبعة أيام من إشعار التاجر. أقرب يوم: {day}',
    en: 'The merchant has to be told of a higher commission seven days before it starts. The earliest day is {day}',
  },
  commission_same: { status: 422, ar: 'هذه عمولة المتجر في ذلك اليوم', en: 'This is the store’s commission on that day already' },
  store_not_approved: { status: 422, ar: 'يميَّز المتجر بعد اعتماده', en: 'Only an approved store can be featured' },
})
