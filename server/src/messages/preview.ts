import { type Locale, locales, textDirection } from '@rahba/contract/kernel/locale'
import { escapeHtml } from '../platform/mail/escape-html.ts'
import { everyMessage, type Sample } from './every-message.ts'
import type { Reader } from './message.ts'
import { countSegments } from './sms-segments.ts'

const readers: Record<Reader, string> = { user: 'Shopper', store: 'Merchant', admin: 'Administrator', visitor: 'Visitor' }

const styles = `body{font:15px/1.7 'IBM Plex Sans Arabic',system-ui,sans-serif;margin:2rem;color:#23211d;background:#f5f3ef}
article{background:#fff;border:1px solid #e4e0d8;border-radius:8px;padding:1rem;margin:1rem 0}
.sides{display:grid;grid-template-columns:1fr 1fr;gap:1.5rem}h2{margin-top:3rem}h4{margin:0;font-size:1rem}
p,pre{margin:.25rem 0;white-space:pre-wrap;font:inherit}small{color:#6b6862}code{color:#0f5c4d}iframe{width:100%;height:32rem;border:0}`

const mailHtml = (locale: Locale, { subject, text, html }: NonNullable<Sample['mail']>[Locale]) =>
  `<h4>${escapeHtml(subject)}</h4><pre>${escapeHtml(text)}</pre>
<details><summary dir="ltr">HTML</summary><iframe sandbox title="${locale}" srcdoc="${escapeHtml(html)}"></iframe></details>`

function sideHtml({ notice, mail, sms }: Sample, locale: Locale): string {
  const parts = [
    notice && `<h4>${escapeHtml(notice[locale].title)}</h4><p>${escapeHtml(notice[locale].body)}</p>`,
    // The mail of a notice repeats it, so it is folded away.
    mail &&
      (notice ? `<details><summary dir="ltr">mail</summary>${mailHtml(locale, mail[locale])}</details>` : mailHtml(locale, mail[locale])),
  ]
  if (sms) {
    const { letters, alphabet, segments } = countSegments(sms[locale])
    parts.push(`<p>${escapeHtml(sms[locale])}</p><small dir="ltr">${letters} letters, ${alphabet}, segments: ${segments}</small>`)
  }
  return `<div lang="${locale}" dir="${textDirection(locale)}">${parts.filter(Boolean).join('\n')}</div>`
}

const sampleHtml = (sample: Sample) =>
  `<article><p><code>${sample.key}</code> <small>${sample.channels.join(' · ')}</small></p>
<div class="sides">${locales.map((locale) => sideHtml(sample, locale)).join('\n')}</div></article>`

function readerHtml(reader: Reader, samples: readonly Sample[]): string {
  const domains = [...Map.groupBy(samples, ({ domain }) => domain)]
  const parts = domains.map(([domain, its]) => `<h3 id="${reader}-${domain}">${domain}</h3>${its.map(sampleHtml).join('\n')}`)
  return `<section><h2 id="${reader}">${readers[reader]}</h2>${parts.join('\n')}</section>`
}

/** One page of every sentence that people receive, by audience and domain, in both languages side by side. */
export function previewPage(): string {
  const samples = everyMessage()
  const keys: Reader[] = ['user', 'store', 'admin', 'visitor']
  const sections = keys.map((reader) =>
    readerHtml(
      reader,
      samples.filter(({ to }) => to.includes(reader)),
    ),
  )
  const links = keys.map((reader) => `<a href="#${reader}">${readers[reader]}</a>`).join(' · ')
  return `<!doctype html><html lang="en" dir="ltr"><head><meta charset="utf-8"><title>Texts</title><link rel="icon" href="data:,">
<style>${styles}</style></head><body><h1>Texts</h1><p>${links}</p>${sections.join('\n')}</body></html>`
}
