import type { PageSlug } from './page-slugs.ts'

/**
 * The public address of each content page, below the language; the sitemap and the editor's preview use it. It has a file of its own so that it loads
 * no schema.
 */
export const pagePaths = {
  home: '/',
  'about-us': '/about-us',
  'terms-conditions': '/store/pages/terms-static',
  'privacy-policy': '/store/pages/privacy-static',
  'merchant-agreement': '/store/pages/agreement-static',
} as const satisfies Record<PageSlug, string>
