/** Words of the restrictions of an expired paper: for its merchant in a banner, and for an administrator who extends or lifts them. */
export const text = {
  grace: (papers: string, products: string, orders: string | null) =>
    `انتهت صلاحية: ${papers}. تتوقف المنتجات الجديدة في ${products}${orders ? ` والطلبات الجديدة في ${orders}` : ''}.`,
  products: (papers: string, orders: string | null) =>
    `انتهت صلاحية: ${papers}. توقفت المنتجات الجديدة${orders ? `، وتتوقف الطلبات الجديدة في ${orders}` : ''}.`,
  orders: (papers: string) => `انتهت صلاحية: ${papers}. توقفت المنتجات والطلبات الجديدة، وتستمر الطلبات الحالية.`,
  waiting: 'وصلت النسخة الجديدة وهي قيد المراجعة، وتُرفع القيود فور قبولها.',
  upload: 'رفع نسخة سارية',
  uploadHint: 'تُرفع القيود فور قبول نسخة سارية.',
  title: 'مستندات منتهية',
  extend: 'تمديد المهلة',
  extendHint: 'يصل إلى التاجر إشعار بالتواريخ الجديدة. ما لم يحن تاريخه يعود متاحًا فورًا.',
  extended: 'مُدِّدت المهلة وأُشعر التاجر',
  lift: 'رفع القيود',
  liftBody: 'يعود المتجر كالمعتاد فورًا، ويُشعر التاجر. تبقى المستندات منتهية حتى يرفع نسخة سارية منها.',
  lifted: 'رُفعت القيود وأُشعر التاجر',
  reason: 'السبب',
  reasonHint: 'يقرأه التاجر في الإشعار.',
  cancel: 'إلغاء',
}
