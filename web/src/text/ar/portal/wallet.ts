/** The merchant's wallet. */
export const text = {
  title: 'المحفظة',
  available: 'متاح للسحب',
  availableHint: 'انتهت مدة استرجاع طلباته',
  pending: 'معلّق',
  pendingHint: 'يصبح متاحا بعد انتهاء مدة استرجاع كل طلب',
  inTransit: 'قيد التحويل',
  inTransitHint: 'في طريقه إلى حسابك البنكي',
  owed: 'مستحق عليك للمنصة',
  owedHint: 'عمولة وضريبة طلبات حصّلتها نقدا',
  statement: 'كشف الحساب',
  empty: { title: 'لا حركات بعد', body: 'تُسجّل هنا حصيلة كل طلب بعد توصيله، مع عمولة المنصة وضريبتها.' },
}
