import { defineErrors } from '../kernel/errors.ts'

export const storeErrors = defineErrors({
  // The specification's own words for the switch.
  you_must_wait_for_approval: {
    status: 409,
    ar: 'لا يمكن فتح المتجر قبل اعتماده',
    en: 'The store can’t be opened before it’s approved',
  },
  store_incomplete: { status: 409, ar: 'أكمل بيانات المتجر أولًا: {what}', en: 'Complete the store details first: {what}' },
  wrong_entity_type: { status: 409, ar: 'هذه الصفحة لنوع كيان آخر', en: 'This page is for another entity type' },
  bank_mismatch: {
    status: 422,
    ar: 'رقم الآيبان يتبع بنكًا آخر. اختر بنكه أو صحّح الرقم',
    en: 'The IBAN belongs to another bank. Choose its bank or correct the IBAN',
  },
  city_twice: { status: 422, ar: 'المدينة مكررة', en: 'This city is listed twice' },
  region_twice: { status: 422, ar: 'المنطقة مكررة', en: 'This region is listed twice' },
  kingdom_twice: { status: 422, ar: 'سعر المملكة مكرر', en: 'The whole Kingdom is listed twice' },
  short_address_needed: {
    status: 422,
    ar: 'أضف العنوان الوطني المختصر للمتجر، لأن شركات الشحن لا تستلم الشحنات بدونه',
    en: 'Add the store’s short national address. Carriers don’t collect shipments without it',
  },
  store_wrong_state: {
    status: 409,
    ar: 'لا يمكن تنفيذ هذا الإجراء في حالة المتجر الحالية',
    en: 'This action isn’t available in the store’s current status',
  },
  documents_unjudged: { status: 409, ar: 'راجع جميع المستندات قبل الاعتماد: {what}', en: 'Review all documents before approving: {what}' },
  vat_number_needed: { status: 422, ar: 'أدخل الرقم الضريبي في صفحة البيانات أولًا', en: 'Enter the VAT number on the details page first' },
  vat_is_due: {
    status: 422,
    ar: 'لا يمكن إيقاف الضريبة لأن الشهادة الضريبية للمتجر مقبولة',
    en: 'VAT can’t be turned off because the store’s VAT certificate is accepted',
  },
  permission_not_yours: {
    status: 422,
    ar: 'لا يمكنك منح صلاحية لا تملكها أو سحبها',
    en: 'You can’t grant or remove a permission you don’t have',
  },
  member_out_of_reach: {
    status: 409,
    ar: 'لا يمكنك تعديل حساب المالك أو حسابك أو حساب عضو لديه صلاحيات لا تملكها',
    en: 'You can’t edit the owner, your own account or members with permissions you don’t have',
  },
  member_joined: { status: 409, ar: 'انضم هذا العضو إلى الفريق بالفعل', en: 'This member has already joined' },
  team_full: {
    status: 409,
    ar: 'بلغ فريق المتجر الحد الأقصى للأعضاء. أزل عضوًا لإضافة آخر',
    en: 'The team has reached its maximum size. Remove a member to add another',
  },
  store_closed: {
    status: 409,
    ar: 'هذا المتجر مغلق نهائيًا، ويمكنك عرض بياناته فقط',
    en: 'This store is permanently closed. You can only view its data',
  },
  closing_open: {
    status: 409,
    ar: 'أكمل ما يلي قبل إغلاق المتجر نهائيًا: {what}',
    en: 'Before closing the store permanently, settle: {what}',
  },
  paper_date_passed: {
    status: 409,
    ar: 'انتهت صلاحية هذا المستند. اطلب من التاجر نسخة سارية أو مدّد المهلة من صفحة المتجر',
    en: 'This document has expired. Ask the merchant for a valid one or extend the grace period on the store page',
  },
  new_products_stopped: {
    status: 409,
    ar: 'لا يمكن إضافة منتجات لأن أحد مستندات المتجر منتهي الصلاحية. ارفع نسخة سارية منه',
    en: 'You can’t add products because one of the store’s documents has expired. Upload a valid one',
  },
  store_products_stopped: {
    status: 409,
    ar: 'لا يمكن اعتماد منتجات هذا المتجر أو إضافتها لأن أحد مستنداته منتهي الصلاحية. اطلب من التاجر نسخة سارية أو مدّد المهلة من صفحة المتجر',
    en: 'This store’s products can’t be approved or added because one of its documents has expired. Ask the merchant for a valid one or extend the grace period on the store page',
  },
  agreement_needed: {
    status: 409,
    ar: 'لا يمكن إضافة منتجات أو إرسال المتجر للمراجعة أو فتحه قبل الموافقة على اتفاقية التاجر. افتح صفحة «اتفاقية التاجر» ووافق عليها',
    en: 'You can’t add products, submit the store or open it before accepting the merchant agreement. Open the “Merchant agreement” page and accept it',
  },
  day_passed: { status: 422, ar: 'اختر تاريخًا بعد اليوم', en: 'Choose a date after today' },
  same_days: {
    status: 422,
    ar: 'لم يتغيّر أي تاريخ. اختر تاريخًا مختلفًا',
    en: 'No date has changed. Choose a different one',
  },
  orders_stop_first: {
    status: 422,
    ar: 'يجب ألا يسبق إيقاف الطلبات إيقاف المنتجات',
    en: 'Orders can’t stop before products do',
  },
  commission_too_soon: {
    status: 422,
    ar: 'تسري العمولة الأعلى بعد 7 أيام على الأقل من إبلاغ التاجر. أقرب تاريخ: {day}',
    en: 'Merchants must be notified 7 days before a higher commission starts. Earliest date: {day}',
  },
  commission_same: {
    status: 422,
    ar: 'هذه هي عمولة المتجر الحالية في ذلك التاريخ',
    en: 'This is already the store’s commission on that date',
  },
  store_not_approved: { status: 422, ar: 'لا يمكن تمييز المتجر قبل اعتماده', en: 'Only an approved store can be featured' },
})
