import { brand } from '@rahba/contract/kernel/brand'
import { shortened } from '@rahba/contract/kernel/cut-text'
import { type Bilingual, type Locale, textDirection } from '@rahba/contract/kernel/locale'
import { escapeHtml } from './escape-html.ts'
import type { Mail } from './port.ts'

/** The content of a mail in one language. Everything is plain text; the layout escapes it. */
export interface MailText {
  subject: string
  /** «مرحبًا نورة،» */
  greeting?: string
  paragraphs: readonly string[]
  /** A code to type in, shown large, left to right, on a line of its own. */
  code?: string
  /** `url` is made by the server from PUBLIC_URL. */
  button?: { label: string; url: string }
  /** Smaller text below the code or button: how long it is valid, what to do if you didn't request it. */
  notes?: readonly string[]
  /** The page on which the reader chooses what they are mailed, made as `button.url` is. */
  choices?: string
  /** The last line, where the mail is not an automatic one. */
  closing?: string
}

/** The parts of a mail that its text makes. */
export type RenderedMail = Pick<Mail, 'subject' | 'text' | 'choices'> & { html: string }

const footer: Bilingual = {
  ar: 'هذه رسالة آلية من {brand}، ولا حاجة إلى الرد عليها.',
  en: 'This is an automated email from {brand}. There’s no need to reply.',
}
const orOpen: Bilingual = { ar: 'أو افتح هذا الرابط:', en: 'Or open this link:' }

const choose: Bilingual = { ar: 'إدارة إشعارات البريد الإلكتروني', en: 'Manage email notifications' }

const font = "'IBM Plex Sans Arabic','Segoe UI',Tahoma,Arial,sans-serif"
// Words of the other language in a row: names of stores and products, and texts that people typed.
const foreignWords: Record<Locale, RegExp> = {
  ar: /\p{Script=Latin}[\p{Script=Latin}\d'’&-]*(?: +\p{Script=Latin}[\p{Script=Latin}\d'’&-]*)*/gu,
  en: /\p{Script=Arabic}+(?: +\p{Script=Arabic}+)*/gu,
}

/** The text as HTML, with its words of the other language marked as such, so that a screen reader reads them aloud in that. */
export function markLanguages(text: string, locale: Locale): string {
  const other = locale === 'ar' ? 'en' : 'ar'
  const parts: string[] = []
  let from = 0
  for (const { 0: words, index } of text.matchAll(foreignWords[locale])) {
    parts.push(escapeHtml(text.slice(from, index)), `<span lang="${other}">${escapeHtml(words)}</span>`)
    from = index + words.length
  }
  return [...parts, escapeHtml(text.slice(from))].join('')
}

const lineIn =
  (locale: Locale) =>
  (text: string, style: string, name = ''): string =>
    `<p dir="auto"${name && ` class="${name}"`} style="margin:0 0 16px;white-space:pre-line;${style}">${markLanguages(text, locale)}</p>`

// Programs that know the reader's dark mode take these, in the colours of the dashboard's own; the others show the light ones or make up their own.
const darkStyle = `<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<style>@media (prefers-color-scheme:dark){.page{background:#131210!important}.card{background:#211F1C!important;border-color:#37342F!important}.edge{border-color:#37342F!important}.words{color:#E8E5DF!important}.soft{color:#A8A399!important}.green{color:#89C0B0!important}.code{color:#B3D7CB!important;background:#083830!important}.button{background:#257A65!important}}</style>`

/** The preview beside the subject in a list of mails: the first words of content, not the greeting. */
function preview([first = '']: readonly string[]): string {
  const words = first.replace(/\s+/g, ' ').trim()
  // The blanks keep the rest of the mail out of the preview.
  return `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(shortened(words, 140))}${'&#847;&zwnj;&nbsp;'.repeat(60)}</div>`
}

function codeBlock(code: string): string {
  return `<p dir="ltr" class="code" style="margin:8px 0 24px;padding:16px;text-align:center;font:600 32px/1.3 'Courier New',monospace;letter-spacing:8px;text-indent:8px;color:#0F5C4D;background:#F2F6F4;border-radius:8px">${escapeHtml(code)}</p>`
}

function buttonBlock(label: string, url: string, locale: Locale): string {
  const address = escapeHtml(url)
  return `<p style="margin:8px 0 16px"><a href="${address}" class="button" style="display:inline-block;padding:12px 24px;border-radius:8px;background:#0F5C4D;color:#FFFFFF;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>
<p class="soft" style="margin:0 0 24px;font-size:13px;color:#6B6862">${orOpen[locale]} <a dir="ltr" href="${address}" class="green" style="color:#0F5C4D;word-break:break-all">${address}</a></p>`
}

const choicesLine = (url: string, locale: Locale) =>
  `<p class="soft" style="margin:0 0 16px;font-size:13px;color:#6B6862"><a href="${escapeHtml(url)}" class="soft" style="color:#6B6862">${choose[locale]}</a></p>`

/**
 * One mail in the reader's language: subject, a text part and an HTML part in the layout of the house.
 * The styles are inline and the frame is a table, because mail programs know little else.
 */
export function renderMail(locale: Locale, text: MailText): RenderedMail {
  const { choices } = text
  const name = brand.name[locale]
  const dir = textDirection(locale)
  const align = dir === 'rtl' ? 'right' : 'left'
  const line = lineIn(locale)
  const closing = text.closing ?? footer[locale].replace('{brand}', name)
  const plain = [
    text.greeting,
    ...text.paragraphs,
    text.code,
    text.button && `${text.button.label}:\n${text.button.url}`,
    ...(text.notes ?? []),
    choices && `${choose[locale]}:\n${choices}`,
    `-- \n${name} · ${brand.promise[locale]}\n${closing}`,
  ]
  const body = [
    text.greeting && line(text.greeting, 'font-weight:600'),
    ...text.paragraphs.map((paragraph) => line(paragraph, '')),
    text.code && codeBlock(text.code),
    text.button && buttonBlock(text.button.label, text.button.url, locale),
    ...(text.notes ?? []).map((note) => line(note, 'font-size:13px;color:#6B6862', 'soft')),
    choices && choicesLine(choices, locale),
  ]
  const html = `<!doctype html>
<html lang="${locale}" dir="${dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(text.subject)}</title>
${darkStyle}</head>
<body class="page" style="margin:0;background:#F5F3EF">
${preview(text.paragraphs)}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="page" style="background:#F5F3EF"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" dir="${dir}" class="card" style="max-width:560px;background:#FFFFFF;border:1px solid #E4E0D8;border-radius:8px"><tr>
<td class="edge green" style="padding:20px 32px;border-bottom:1px solid #E4E0D8;text-align:${align};font:700 20px/1.6 ${font};color:#0F5C4D">${escapeHtml(name)}</td></tr><tr>
<td class="words" style="padding:32px 32px 16px;text-align:${align};font:400 16px/1.8 ${font};color:#23211D">
${body.filter(Boolean).join('\n')}
</td></tr><tr>
<td class="edge soft" style="padding:16px 32px 20px;border-top:1px solid #E4E0D8;text-align:${align};font:400 12px/1.8 ${font};color:#6B6862">${escapeHtml(brand.promise[locale])}<br>${escapeHtml(closing)}</td></tr></table>
</td></tr></table>
</body>
</html>
`
  return { subject: text.subject, text: `${plain.filter(Boolean).join('\n\n')}\n`, html, ...(choices ? { choices } : {}) }
}
