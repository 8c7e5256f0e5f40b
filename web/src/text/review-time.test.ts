import { locales } from '@rahba/contract/kernel/locale'
import { reviewTime } from '@rahba/contract/stores/review-time'
import { expect, test } from 'vitest'
import { text as productsAr } from './ar/portal/products.ts'
import { text as profileAr } from './ar/portal/profile.ts'
import { text as productsEn } from './en/portal/products.ts'
import { text as profileEn } from './en/portal/profile.ts'

const texts = { ar: { profile: profileAr, products: productsAr }, en: { profile: profileEn, products: productsEn } }

test.each(locales)('a merchant reads the review time when submitting a store or product and while waiting, in %s', (locale) => {
  const { profile, products } = texts[locale]
  const told = [
    profile.review.sendBody,
    profile.review.waitingHint,
    products.savedAndSent,
    products.editWaits,
    products.sendHint,
    products.openEdit.waitsBody('الاسم'),
  ]
  for (const one of told) expect(one).toContain(reviewTime[locale])
})
