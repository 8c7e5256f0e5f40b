import type { advantageIcons } from '@rahba/contract/content/advantages'
import type { faqAudiences } from '@rahba/contract/content/faqs'
import type { NewsAudience } from '@rahba/contract/content/news'
import type { PageSlug } from '@rahba/contract/content/page-slugs'
import type { SlidePlacement } from '@rahba/contract/content/slides'
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

interface SeedBanner {
  motif: MotifName
  brand: string
  accent: string
}

export interface SeedNews {
  title: Bilingual
  body: Bilingual
  audience: NewsAudience
  /** Days before the day of seeding; one still to come is scheduled. */
  days_ago: number
  /** Written, and not yet shown to anybody. */
  draft?: true
  picture: SeedBanner
}

/** A page of the site; body in simple HTML. */
export interface SeedPage {
  key: Exclude<PageSlug, 'home'>
  title: Bilingual
  body: Bilingual
}

export interface SeedImprovement {
  title: Bilingual
  body: Bilingual
  days_ago: number
  picture: SeedBanner | null
}

export interface SeedSlide {
  placement: SlidePlacement
  title: Bilingual
  /** Two lines of text on the picture: a large line and one below it. */
  lines: { ar: readonly [string, string]; en: readonly [string, string] }
  link: string | null
  /** Days after the day of seeding; null has no end. */
  from: number
  to: number | null
  picture: SeedBanner
}
