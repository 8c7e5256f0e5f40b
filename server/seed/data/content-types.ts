import type { advantageIcons } from '@rahba/contract/content/advantages'
import type { faqAudiences } from '@rahba/contract/content/faqs'
import type { Bilingual } from '@rahba/contract/kernel/locale'
import type { MotifName } from '../pictures/motifs.ts'

export interface SeedFaq {
  audience: keyof typeof faqAudiences
  question: Bilingual
  answer: Bilingual
}

export interface SeedAdvantage {
  icon: keyof typeof advantageIcons
  title: Bilingual
  body: Bilingual
}

export interface SeedPartner {
  name: Bilingual
  color: string
}

export interface SeedNews {
  title: Bilingual
  body: Bilingual
  audience: 'all' | 'stores' | 'shoppers'
  /** Days before the day of seeding. */
  days_ago: number
  picture: { motif: MotifName; brand: string; accent: string }
}

/** A page of the site; body in simple HTML. */
export interface SeedPage {
  key: 'about-us' | 'terms-conditions' | 'privacy-policy'
  title: Bilingual
  body: Bilingual
}
