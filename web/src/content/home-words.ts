import type { HomeTextKey } from '@rahba/contract/content/home-texts'
import type { TextOf } from '../text/parts.ts'

type Dictionary = TextOf<'landing/home'>

/** The words of the landing page that an administrator may write, as the dictionary says them. */
export const originalWords = (t: Dictionary): Record<HomeTextKey, string> => ({
  hero_eyebrow: t.hero.eyebrow,
  hero_start: t.hero.start,
  hero_stores: t.hero.stores,
  hero_note_1: t.hero.notes[0] ?? '',
  hero_note_2: t.hero.notes[1] ?? '',
  hero_note_3: t.hero.notes[2] ?? '',
  steps_title: t.steps.title,
  steps_lead: t.steps.lead,
  step_1_title: t.steps.list[0]?.title ?? '',
  step_1_body: t.steps.list[0]?.body ?? '',
  step_2_title: t.steps.list[1]?.title ?? '',
  step_2_body: t.steps.list[1]?.body ?? '',
  step_3_title: t.steps.list[2]?.title ?? '',
  step_3_body: t.steps.list[2]?.body ?? '',
  advantages_title: t.advantages.title,
  advantages_lead: t.advantages.lead,
  stores_title: t.stores.title,
  stores_lead: t.stores.lead,
  partners_title: t.partners.title,
  partners_lead: t.partners.lead,
  news_title: t.news.title,
  news_lead: t.news.lead,
  download_title: t.download.title,
  download_body: t.download.body,
  questions_title: t.questions.title,
  questions_lead: t.questions.lead,
  call_title: t.call.title,
  call_body: t.call.body,
  call_start: t.call.start,
})
