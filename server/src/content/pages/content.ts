import { isDeepStrictEqual } from 'node:util'
import type { PageTexts } from '@rahba/contract/content/home-texts'
import type { PageSlug } from '@rahba/contract/content/page-slugs'
import type { PageDraft } from '@rahba/contract/content/pages.schemas'
import type { Bilingual } from '@rahba/contract/kernel/locale'
import { cleanHtml } from '../../platform/html.ts'

/** Both sides of a body, sanitised. */
export const cleanBody = ({ ar, en }: Bilingual): Bilingual => ({ ar: cleanHtml(ar), en: cleanHtml(en) })

/** Returns what a page stores of a draft: its body sanitised and its non-empty texts, which only the home page has. */
export function getStored(slug: PageSlug, { title, body, texts }: PageDraft): Pick<PageDraft, 'title' | 'body'> & { texts: PageTexts } {
  const written = slug === 'home' ? Object.entries(texts).filter(([, text]) => text && (text.ar || text.en)) : []
  return { title, body: cleanBody(body), texts: Object.fromEntries(written) }
}

type Content = Pick<PageDraft, 'title' | 'body' | 'texts'>
const getContent = ({ title, body, texts }: Content) => ({ title, body, texts })

/** True if two states of a page have the same content. */
export const sameContent = (one: Content, other: Content): boolean => isDeepStrictEqual(getContent(one), getContent(other))
