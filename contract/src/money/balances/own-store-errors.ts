import { defineErrors } from '../../kernel/errors.ts'

/** The refusal to act on a store of one’s own, which a generated page declares; the other refusals of money stay out of what it loads. */
export const ownStoreErrors = defineErrors({
  own_store: {
    status: 409,
    ar: 'أنت عضو في فريق هذا المتجر، ويلزم أن ينفذ هذا الإجراء مشرف آخر',
    en: 'You belong to this store’s team, so another admin has to do this',
  },
})
