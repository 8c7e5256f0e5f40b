import { type Locale, locales } from '@rahba/contract/kernel/locale'
import type { FastifyRequest } from 'fastify'
import { isApi } from '../page-address.ts'

/** Whether the caller is a browser that opens a page, and would show a person whatever it is answered. */
export const opensPage = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && !isApi(url) && (headers.accept ?? '').includes('text/html')

/** The language of the page that was asked for, by its address. */
export const localeOfPage = (url: string): Locale | undefined => locales.find((locale) => new RegExp(`^/${locale}(/|\\?|$)`).test(url))

const again = { ar: 'إعادة المحاولة', en: 'Try again' }

/**
 * A refusal as a page, for who opened one and was refused before it could be drawn. It holds nothing anybody typed, and no script.
 * @param seconds after which it tries again by itself
 */
export function errorPage(locale: Locale, text: string, seconds: number | null): string {
  return `<!doctype html><html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,">
${seconds === null ? '' : `<meta http-equiv="refresh" content="${Math.max(seconds, 3)}">`}<title>${text}</title>
<style>:root{color-scheme:light dark}body{font:1.0625rem/1.7 system-ui,sans-serif;max-width:28rem;margin:20vh auto;padding:0 1.5rem;text-align:center}h1{font-size:1.25rem}</style>
</head><body><h1>${text}</h1><p><a href="">${again[locale]}</a></p></body></html>`
}

export const errorPageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}
