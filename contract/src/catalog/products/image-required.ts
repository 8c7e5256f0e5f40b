/** The refusal to offer a product without a picture. The list of products knows it by its text, and loads none of the other refusals. */
export const imageRequired = {
  status: 422,
  ar: 'أضف صورة واحدة على الأقل قبل الإرسال للمراجعة',
  en: 'Add at least one image before submitting for review',
}
