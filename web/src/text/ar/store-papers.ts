/** The restrictions of an expired document: for its merchant in a banner, and for an administrator who extends or lifts them. */
export const text = {
  grace: (papers: string, products: string, orders: string | null) =>
    `انتهت صلاحية: ${papers}. ستتوقف إضافة المنتجات في ${products}${orders ? ` والطلبات الجديدة في ${orders}` : ''}.`,
  products: (papers: string, orders: string | null) =>
    `انتهت صلاحية: ${papers}. توقفت إضافة المنتجات${orders ? `، وستتوقف الطلبات الجديدة في ${orders}` : ''}.`,
  orders: (papers: string) => `انتهت صلاحية: ${papers}. توقفت إضافة المنتجات والطلبات الجديدة، وتستمر الطلبات الحالية.`,
  waiting: 'النسخة الجديدة قيد المراجعة، وستُزال القيود فور قبولها.',
  upload: 'رفع نسخة سارية',
  uploadHint: 'ستُزال القيود فور قبول نسخة سارية.',
  title: 'مستندات منتهية الصلاحية',
  extend: 'تمديد المهلة',
  extendHint: 'سيصل إلى التاجر إشعار بالتواريخ الجديدة، وستُزال فورًا القيود التي لم يحن موعدها الجديد.',
  extended: 'تم تمديد المهلة وإبلاغ التاجر',
  lift: 'إزالة القيود',
  liftBody: 'سيعمل المتجر كالمعتاد فورًا، ويصل إلى التاجر إشعار. وتبقى المستندات منتهية الصلاحية حتى يرفع التاجر نسخًا سارية منها.',
  lifted: 'تمت إزالة القيود وإبلاغ التاجر',
  reason: 'السبب',
  reasonHint: 'سيظهر السبب للتاجر في الإشعار.',
}
