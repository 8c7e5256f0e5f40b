import type { FieldLabels } from '../kernel/labels.ts'
import type { Bilingual } from '../kernel/locale.ts'

interface HomeText extends Bilingual {
  max: number
  /** Wants more than a line. */
  long?: true
}

interface HomeTextGroup extends Bilingual {
  texts: Record<string, HomeText>
}

const line = (ar: string, en: string, max = 80): HomeText => ({ ar, en, max })
const lead = (ar: string, en: string, max = 240): HomeText => ({ ar, en, max, long: true })
const heading = line('العنوان', 'Heading')
const sentence = lead('النص تحت العنوان', 'Text below the heading')

/** The words of the landing page that an administrator may write, by section. What nobody wrote is said by the dictionary of the web. */
export const homeTextGroups = {
  hero: {
    ar: 'الترحيب',
    en: 'Welcome',
    texts: {
      hero_eyebrow: line('السطر فوق العنوان', 'Line above the heading'),
      hero_start: line('زر فتح المتجر', '“Open a store” button', 40),
      hero_stores: line('زر التسوق', '“Shop” button', 40),
      hero_note_1: line('النقطة الأولى', 'First point', 60),
      hero_note_2: line('النقطة الثانية', 'Second point', 60),
      hero_note_3: line('النقطة الثالثة', 'Third point', 60),
    },
  },
  steps: {
    ar: 'خطوات البدء',
    en: 'Getting started',
    texts: {
      steps_title: heading,
      steps_lead: sentence,
      step_1_title: line('الخطوة الأولى', 'First step'),
      step_1_body: lead('شرح الخطوة الأولى', 'First step description'),
      step_2_title: line('الخطوة الثانية', 'Second step'),
      step_2_body: lead('شرح الخطوة الثانية', 'Second step description'),
      step_3_title: line('الخطوة الثالثة', 'Third step'),
      step_3_body: lead('شرح الخطوة الثالثة', 'Third step description'),
    },
  },
  advantages: { ar: 'المزايا', en: 'Advantages', texts: { advantages_title: heading, advantages_lead: sentence } },
  stores: { ar: 'المتاجر المميزة', en: 'Featured stores', texts: { stores_title: heading, stores_lead: sentence } },
  partners: { ar: 'الشركاء', en: 'Partners', texts: { partners_title: heading, partners_lead: sentence } },
  news: { ar: 'الأخبار', en: 'News', texts: { news_title: heading, news_lead: sentence } },
  download: { ar: 'التطبيق', en: 'App', texts: { download_title: heading, download_body: sentence } },
  questions: { ar: 'الأسئلة', en: 'Questions', texts: { questions_title: heading, questions_lead: sentence } },
  call: {
    ar: 'القسم الختامي',
    en: 'Closing section',
    texts: { call_title: heading, call_body: sentence, call_start: line('زر فتح المتجر', '“Open a store” button', 40) },
  },
} as const satisfies Record<string, HomeTextGroup>

type HomeSection = keyof typeof homeTextGroups
type KeysOf<G> = G extends { texts: infer T } ? keyof T & string : never
export type HomeTextKey = KeysOf<(typeof homeTextGroups)[HomeSection]>

/** Texts of a page by key, in both languages; a side may be empty. */
export type PageTexts = { [K in HomeTextKey]?: Bilingual }

const all: Record<string, HomeText> = Object.assign({}, ...Object.values(homeTextGroups).map(({ texts }) => texts))
export const homeTextKeys = Object.keys(all) as [HomeTextKey, ...HomeTextKey[]]
/** The label and the maximum length of a text of the landing page. Throws for an unknown key. */
export function getHomeText(key: string): HomeText {
  const found = all[key]
  if (!found) throw new Error(`The landing page has no text ${key}`)
  return found
}

/** The names of all these words, for the refusal of one. */
export const homeTextLabels: FieldLabels = Object.fromEntries(Object.values(homeTextGroups).flatMap(({ texts }) => Object.entries(texts)))
