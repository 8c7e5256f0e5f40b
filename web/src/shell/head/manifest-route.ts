import { brand } from '@rahba/contract/kernel/brand'
import { isLocale, type Locale, textDirection } from '@rahba/contract/kernel/locale'
import type { LoaderFunctionArgs } from 'react-router'
import { pathTo } from '../../paths.ts'
import { text as ar } from '../../text/ar/common.ts'
import { text as arShop } from '../../text/ar/shop.ts'
import { text as arShopper } from '../../text/ar/shopper.ts'
import { text as en } from '../../text/en/common.ts'
import { text as enShop } from '../../text/en/shop.ts'
import { text as enShopper } from '../../text/en/shopper.ts'
import { pageRequest } from '../request/request-context.ts'

const texts = { ar, en }
const shopTexts = { ar: { ...arShopper.frame, cart: arShop.cart.title }, en: { ...enShopper.frame, cart: enShop.cart.title } }

const apps = ['dashboard', 'store', 'market'] as const

/** The pages that a long press on the market's icon offers. */
const getShortcuts = (locale: Locale) =>
  (['cart', 'orders'] as const).map((page) => ({ name: shopTexts[locale][page], url: pathTo(locale, `/${page}`) }))

/**
 * The web manifest of a back office or of the market. With it a phone can put them on its home screen, which an iPhone asks for before it shows
 * pushes.
 * @returns JSON, in the language of the address
 */
export function loader({ context, params }: LoaderFunctionArgs): Response {
  const locale = isLocale(params.locale) ? params.locale : 'ar'
  const { pageUrl } = context.get(pageRequest)
  const app = apps.find((name) => pageUrl.startsWith(`/${locale}/${name}/`)) ?? 'store'
  const manifest = {
    id: `/${app}`,
    name: texts[locale].app[app],
    short_name: brand.name[locale],
    lang: locale,
    dir: textDirection(locale),
    start_url: pathTo(locale, `/${app}`),
    scope: '/',
    display: 'standalone',
    background_color: '#faf9f7',
    theme_color: '#0f5c4d',
    icons: ['192', '512'].flatMap((size) =>
      ['any', 'maskable'].map((purpose) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose })),
    ),
    ...(app === 'market' && { categories: ['shopping'], shortcuts: getShortcuts(locale) }),
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
