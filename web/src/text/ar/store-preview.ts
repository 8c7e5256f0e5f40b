/** The preview of a store's page beside the form of its appearance. */
export const text = {
  title: 'معاينة',
  hint: 'هكذا تظهر الصفحة للعملاء بعد الحفظ.',
  width: 'عرض الشاشة',
  phone: 'جوال',
  wide: 'شاشة واسعة',
  language: 'لغة المعاينة',
  open: 'فتح صفحة المتجر',
}
