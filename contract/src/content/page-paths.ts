import type { PageSlug } from './content-pages.ts'

/** Where readers find each content page, below the language; the sitemap and the editor's preview lead there. It stands apart so that it costs no schema. */
export const pagePaths = {
  home: '/',
  'about-us': '/about-us',
  'terms-conditions': '/store/pages/terms-static',
  'privacy-policy': '/store/pages/privacy-static',
} as const satisfies Record<PageSlug, string>
