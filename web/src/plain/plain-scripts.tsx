import type { Locale } from '@rahba/contract/kernel/locale'
import { use } from 'react'
import { NonceContext } from '../shell/head/nonce.ts'
// Vite bundles what is imported so apart from all other scripts, in one file.
import address from './main.ts?worker&url'

const addresses = [
  '',
  '/about-us',
  '/news',
  '/news/:id',
  '/market',
  '/market/c/:category',
  '/market/c/:category/:subcategory',
  '/market/stores',
  '/s/:slug',
  '/s/:slug/p/:product',
  '/store/pages/privacy-static',
  '/store/pages/terms-static',
] as const

/**
 * The pages that a browser fetches ahead while the pointer rests on their link. Only these: they change nothing, and none of them is one
 * person's. Those of the other language would set the cookie that remembers the language.
 */
const getRules = (locale: Locale) => ({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: addresses.map((path) => `/${locale}${path}`) },
          { not: { selector_matches: '[target=_blank], [data-opens]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})

/** The scripts of a plain page: one of our own, and what the browser may fetch ahead. */
export function PlainScripts({ locale }: { locale: Locale }) {
  const nonce = use(NonceContext)
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own rules */}
      <script type="speculationrules" nonce={nonce} dangerouslySetInnerHTML={{ __html: JSON.stringify(getRules(locale)) }} />
      <script type="module" nonce={nonce} src={address} />
    </>
  )
}
