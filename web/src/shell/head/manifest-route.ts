import { brand } from '@rahba/contract/kernel/brand'
import { isLocale, textDirection } from '@rahba/contract/kernel/locale'
import type { LoaderFunctionArgs } from 'react-router'
import { pathTo } from '../../paths.ts'
import { text as ar } from '../../text/ar/common.ts'
import { text as en } from '../../text/en/common.ts'
import { pageRequest } from '../request/request-context.ts'

const texts = { ar, en }

/**
 * The web manifest of a back office. With it a phone can put the office on its home screen, which an iPhone asks for before it shows pushes.
 * @returns JSON, in the language of the address
 */
export function loader({ context, params }: LoaderFunctionArgs): Response {
  const locale = isLocale(params.locale) ? params.locale : 'ar'
  const office = context.get(pageRequest).pageUrl.startsWith(`/${locale}/dashboard/`) ? 'dashboard' : 'store'
  const home = pathTo(locale, `/${office}`)
  const manifest = {
    id: `/${office}`,
    name: texts[locale].app[office],
    short_name: brand.name[locale],
    lang: locale,
    dir: textDirection(locale),
    start_url: home,
    scope: '/',
    display: 'standalone',
    background_color: '#faf9f7',
    theme_color: '#0f5c4d',
    icons: ['192', '512'].flatMap((size) =>
      ['any', 'maskable'].map((purpose) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose })),
    ),
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
