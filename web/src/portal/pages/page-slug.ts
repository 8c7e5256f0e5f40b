import type { PageSlug } from '@rahba/contract/content/page-slugs'

/** The specification's names of help pages, and the content page each shows; a content page is also found by its own name. */
const slugs: Readonly<Record<string, PageSlug>> = {
  privacy: 'privacy-policy',
  terms: 'terms-conditions',
  'privacy-policy': 'privacy-policy',
  'terms-conditions': 'terms-conditions',
  'about-us': 'about-us',
}

/** The content page behind `/store/pages/{id}`, or null. */
export const getPageSlug = (id: string): PageSlug | null => (Object.hasOwn(slugs, id) ? (slugs[id] ?? null) : null)
