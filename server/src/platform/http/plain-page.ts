import { type Locale, textDirection } from '@rahba/contract/kernel/locale'

interface PlainPage {
  title: string
  /** HTML of ours below the title. */
  body: string
  /** HTML of ours for the head. */
  head?: string
}

/** A page without the web: a title and a few words, for a phone too. Hand it nothing that anybody typed. */
export const plainPage = (locale: Locale, { title, body, head = '' }: PlainPage): string =>
  `<!doctype html><html lang="${locale}" dir="${textDirection(locale)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,">
${head}<title>${title}</title>
<style>:root{color-scheme:light dark}body{font:1.0625rem/1.7 system-ui,sans-serif;max-width:28rem;margin:20vh auto;padding:0 1.5rem;text-align:center}h1{font-size:1.375rem}</style>
</head><body><h1>${title}</h1>${body}</body></html>`

/** It runs no script and loads nothing. */
export const plainPageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}
