import type { IncomingHttpHeaders } from 'node:http'
import { type Locale, locales } from '@rahba/contract/kernel/locale'
import { isApi } from '../web/page-address.ts'
import { plainPage } from './plain-page.ts'

/** True if the caller is a browser that opens a page, so that a person would see the answer. */
export const opensPage = ({ method, url, headers }: { method: string; url: string; headers: IncomingHttpHeaders }): boolean =>
  method === 'GET' && !isApi(url) && (headers.accept ?? '').includes('text/html')

/** The language of the page that was asked for, by its address. */
export const localeOfPage = (url: string): Locale | undefined => locales.find((locale) => new RegExp(`^/${locale}(/|\\?|$)`).test(url))

const failed = { ar: 'حدث خطأ أثناء عرض صفحة الخطأ', en: 'An error occurred while showing the error page' }
const home = { ar: 'الانتقال إلى الصفحة الرئيسية', en: 'Go to home page' }

/** The page shown if neither the page nor the web's own error page could be rendered. */
export const failedPage = (locale: Locale): string =>
  plainPage(locale, { title: failed[locale], body: `<p><a href="/${locale}">${home[locale]}</a></p>` })

const again = { ar: 'إعادة المحاولة', en: 'Try again' }

/**
 * A refusal as a page, for who opened one and was refused before it could be drawn. It holds nothing anybody typed, and no script.
 * @param seconds after which it tries again by itself
 */
export function errorPage(locale: Locale, text: string, seconds: number | null): string {
  const head = seconds === null ? '' : `<meta http-equiv="refresh" content="${Math.max(seconds, 3)}">`
  return plainPage(locale, { title: text, head, body: `<p><a href="">${again[locale]}</a></p>` })
}
