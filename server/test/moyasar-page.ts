import { formatAmount } from '@rahba/contract/kernel/money'

/** The part of an invoice that its page shows. */
export interface ShownInvoice {
  id: string
  status: string
  amount: number
  currency: string
  description: string
  success_url: string
}

type Language = 'ar' | 'en'

const words = {
  ar: {
    title: 'بوابة دفع تجريبية',
    notice: 'هذه صفحة تجريبية تحل محل بوابة الدفع «ميسر». لا تُطلب فيها بيانات بطاقة ولا يُخصم أي مبلغ.',
    amount: 'المبلغ',
    pay: 'الدفع',
    decline: 'رفض البطاقة',
    back: 'العودة دون دفع',
    ended: { paid: 'تم الدفع في هذه الصفحة.', other: 'أُغلقت هذه الصفحة، ولا يمكن الدفع فيها.' },
    return: 'العودة إلى رحبة',
    other: 'English',
  },
  en: {
    title: 'Test payment gateway',
    notice: 'This test page stands in for the payment gateway, Moyasar. It asks for no card details and charges nothing.',
    amount: 'Amount',
    pay: 'Pay',
    decline: 'Decline the card',
    back: 'Go back without paying',
    ended: { paid: 'This page has been paid.', other: 'This page is closed and can’t be paid.' },
    return: 'Return to Rahba',
    other: 'العربية',
  },
} as const

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const style = `body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f6f4ee;color:#1d2b26;font:16px/1.6 system-ui,sans-serif}
main{box-sizing:border-box;width:min(26rem,100vw - 2rem);margin:1rem;padding:1.5rem;background:#fff;border:1px solid #e3dfd3;border-radius:12px}
h1{margin:0;font-size:1.125rem}header{display:flex;justify-content:space-between;align-items:baseline;gap:1rem}
a{color:#0b6b4f}.notice{margin:1rem 0;padding:.75rem 1rem;background:#fdf3dc;border-radius:8px}
.amount{display:flex;justify-content:space-between;align-items:baseline;font-size:1.5rem;font-weight:700}.amount small{font-size:1rem;font-weight:400}
.what{color:#5b675f;margin:.25rem 0 1.25rem}form{margin:.5rem 0 0}button,.button{box-sizing:border-box;display:block;width:100%;padding:.75rem;border:1px solid #c9c4b4;border-radius:8px;
background:#fff;color:inherit;font:inherit;text-align:center;text-decoration:none;cursor:pointer}.first{background:#0b6b4f;border-color:#0b6b4f;color:#fff;font-weight:600}.button{margin-top:.5rem}`

/** The language of the page: the one that was chosen on it, otherwise the browser's, otherwise Arabic. */
export function chooseLanguage(search: URLSearchParams, accepted: string | undefined): Language {
  const chosen = search.get('lang') ?? accepted?.slice(0, 2)
  return chosen === 'en' ? 'en' : 'ar'
}

/** A page to pay at by pressing a button. It says clearly that it stands in for a gateway. */
export function payPage({ id, status, amount, currency, description, success_url }: ShownInvoice, language: Language): string {
  const t = words[language]
  const other = language === 'ar' ? 'en' : 'ar'
  const press = (action: string, label: string, css = '') =>
    `<form method="post" action="/pay/${id}/${action}"><button${css && ` class="${css}"`}>${label}</button></form>`
  const leave = (label: string) => `<a class="button" href="${escapeHtml(success_url)}">${label}</a>`
  const steps =
    status === 'initiated'
      ? press('pay', t.pay, 'first') + press('decline', t.decline) + leave(t.back)
      : `<p>${status === 'paid' ? t.ended.paid : t.ended.other}</p>${leave(t.return)}`
  return `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><title>${t.title}</title><style>${style}</style>
<main><header><h1>${t.title}</h1><a href="?lang=${other}" lang="${other}">${t.other}</a></header><p class="notice">${t.notice}</p>
<div class="amount"><small>${t.amount}</small><bdi dir="ltr">${formatAmount(amount)} ${escapeHtml(currency)}</bdi></div><p class="what" dir="auto">${escapeHtml(description)}</p>${steps}</main></html>`
}
