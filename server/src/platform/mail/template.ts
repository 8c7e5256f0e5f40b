import { brand } from '@rahba/contract/kernel/brand'
import { type Bilingual, directionOf, type Locale } from '@rahba/contract/kernel/locale'
import { escapeHtml } from './escape-html.ts'

/** What a mail says, in one language. Everything is plain text; the layout escapes it. */
export interface MailText {
  subject: string
  /** «مرحبًا نورة،» */
  greeting?: string
  paragraphs: readonly string[]
  /** A code to type in, shown large, left to right, on a line of its own. */
  code?: string
  /** `url` is made by the server from PUBLIC_URL. */
  button?: { label: string; url: string }
  /** What stands below the code or button, smaller: how long it holds, what to do if you didn't ask for it. */
  notes?: readonly string[]
  /** The last line, where the mail is not an automatic one. */
  closing?: Bilingual
}

const footer: Bilingual = {
  ar: 'رسالة آلية من {brand}، لا حاجة إلى الرد عليها.',
  en: 'This is an automatic message from {brand}; no reply is needed.',
}
const orOpen: Bilingual = { ar: 'أو افتح هذا الرابط:', en: 'Or open this link:' }

const font = "'IBM Plex Sans Arabic','Segoe UI',Tahoma,Arial,sans-serif"
const line = (text: string, style: string) => `<p dir="auto" style="margin:0 0 16px;white-space:pre-line;${style}">${escapeHtml(text)}</p>`

function codeBlock(code: string): string {
  return `<p dir="ltr" style="margin:8px 0 24px;padding:16px;text-align:center;font:600 32px/1.3 'Courier New',monospace;letter-spacing:8px;text-indent:8px;color:#0F5C4D;background:#F2F6F4;border-radius:8px">${escapeHtml(code)}</p>`
}

function buttonBlock(label: string, url: string, locale: Locale): string {
  const address = escapeHtml(url)
  return `<p style="margin:8px 0 16px"><a href="${address}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:#0F5C4D;color:#FFFFFF;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="margin:0 0 24px;font-size:13px;color:#6B6862">${orOpen[locale]} <a dir="ltr" href="${address}" style="color:#0F5C4D;word-break:break-all">${address}</a></p>`
}

/**
 * One mail in the reader's language: subject, a text part and an HTML part in the layout of the house.
 * The styles are inline and the frame is a table, because mail programs know little else.
 */
export function renderMail(locale: Locale, text: MailText): { subject: string; text: string; html: string } {
  const name = brand.name[locale]
  const dir = directionOf(locale)
  const align = dir === 'rtl' ? 'right' : 'left'
  const closing = text.closing?.[locale] ?? footer[locale].replace('{brand}', name)
  const plain = [
    text.greeting,
    ...text.paragraphs,
    text.code,
    text.button && `${text.button.label}:\n${text.button.url}`,
    ...(text.notes ?? []),
    `-- \n${name} · ${brand.promise[locale]}\n${closing}`,
  ]
  const body = [
    text.greeting && line(text.greeting, 'font-weight:600'),
    ...text.paragraphs.map((paragraph) => line(paragraph, '')),
    text.code && codeBlock(text.code),
    text.button && buttonBlock(text.button.label, text.button.url, locale),
    ...(text.notes ?? []).map((note) => line(note, 'font-size:13px;color:#6B6862')),
  ]
  const html = `<!doctype html>
<html lang="${locale}" dir="${dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(text.subject)}</title></head>
<body style="margin:0;background:#F5F3EF">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#F5F3EF"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" dir="${dir}" style="max-width:560px;background:#FFFFFF;border:1px solid #E4E0D8;border-radius:8px"><tr>
<td style="padding:20px 32px;border-bottom:1px solid #E4E0D8;text-align:${align};font:700 20px/1.6 ${font};color:#0F5C4D">${escapeHtml(name)}</td></tr><tr>
<td style="padding:32px 32px 16px;text-align:${align};font:400 16px/1.8 ${font};color:#23211D">
${body.filter(Boolean).join('\n')}
</td></tr><tr>
<td style="padding:16px 32px 20px;border-top:1px solid #E4E0D8;text-align:${align};font:400 12px/1.8 ${font};color:#6B6862">${escapeHtml(brand.promise[locale])}<br>${escapeHtml(closing)}</td></tr></table>
</td></tr></table>
</body>
</html>
`
  return { subject: text.subject, text: `${plain.filter(Boolean).join('\n\n')}\n`, html }
}
