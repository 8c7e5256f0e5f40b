import { formatDate } from '@rahba/contract/kernel/date-text'
import { comma, type Locale } from '@rahba/contract/kernel/locale'
import { formatAmount } from '@rahba/contract/kernel/money'
import { rateText } from '@rahba/contract/kernel/percent'
import type { InvoiceDocument, InvoiceParty } from '@rahba/contract/orders/invoices/invoice-document'
import { invoiceKinds, vatCategories } from '@rahba/contract/orders/invoices/invoice-kinds'
import { qrSvg } from '../../../platform/qr-svg.ts'
import type { InvoiceRecord } from '../table.ts'
import { type PaperText, paperText } from './texts.ts'

// Text inside a sentence of the other direction is isolated: dates and numbers run left to right, people's text in its own direction.
const figure = (text: string) => `\u2066${text}\u2069`
const written = (text: string) => `\u2068${text}\u2069`
// Each name and each choice is isolated, since one may be Arabic and the other Latin.
const chosen = (details: string, locale: Locale) =>
  details
    .split(comma[locale])
    .map((pair) => pair.split(': ').map(written).join(': '))
    .join(comma[locale])

const ltr = (label: string, text: string) => ({ label, text, ltr: true })
const plain = (label: string, text: string) => ({ label, text, ltr: false })

function partyBox(heading: string, party: InvoiceParty, locale: Locale, t: PaperText) {
  const other = locale === 'ar' ? 'en' : 'ar'
  const { name, vat_no, register_no, street, building_no, district, city, postal_code } = party
  const place = [building_no, street?.[locale], district?.[locale], city?.[locale], postal_code].flatMap((part) =>
    part ? [written(part)] : [],
  )
  return {
    heading,
    name: written(name[locale]),
    'other-name': name[other] === name[locale] ? null : written(name[other]),
    rows: [
      ...(vat_no ? [ltr(t.vatNo, vat_no)] : []),
      ...(register_no ? [ltr(t.register, register_no)] : []),
      ...(place.length > 0 ? [plain(t.address, place.join(comma[locale]))] : []),
    ],
  }
}

function getTotals(document: InvoiceDocument, t: PaperText) {
  const { net, vat, gross, paid_by_platform, due, credits } = document
  const row = (label: string, amount: number, bold = false) => ({ label, amount: formatAmount(amount), bold })
  return [
    row(t.net, net),
    row(t.vat, vat),
    row(credits ? t.credited : t.gross, gross, true),
    ...(paid_by_platform > 0 ? [row(t.paidByPlatform, -paid_by_platform), row(credits ? t.backToBuyer : t.due, due, true)] : []),
  ]
}

/** Everything on the page, as the template places it: the document's own words, figures and dates in one language, and its QR code drawn. */
export async function pageData({ document, number, issued_at, qr }: InvoiceRecord, locale: Locale): Promise<Record<string, unknown>> {
  const t = paperText[locale]
  const other = locale === 'ar' ? 'en' : 'ar'
  const { kind, supplier, buyer, made_out_by, source, credits, supplied_at } = document
  const notes = [
    ...(credits
      ? [t.credits(figure(credits.number), written(formatDate(credits.issued_at, locale))), t.reason(written(credits.reason[locale]))]
      : []),
    ...(source ? [t.source(written(source[locale]))] : []),
    ...(made_out_by ? [t.onBehalf(written(made_out_by.name[locale]))] : []),
    document.prices_include_vat ? t.includesVat : t.excludesVat,
    t.currency,
  ]
  return {
    lang: locale,
    'other-lang': other,
    title: invoiceKinds[kind][locale],
    subtitle: invoiceKinds[kind][other],
    number,
    supplier: supplier.name[locale],
    qr: await qrSvg(qr),
    'qr-alt': t.qr,
    facts: [
      ltr(t.number, number),
      plain(t.issued, formatDate(issued_at, locale, 'dateTime')),
      ...(supplied_at ? [plain(t.supplied, formatDate(supplied_at, locale))] : []),
      ltr(t.order, String(document.order_number)),
    ],
    parties: [partyBox(t.supplier, supplier, locale, t), ...(buyer ? [partyBox(t.buyer, buyer, locale, t)] : [])],
    columns: t.columns,
    lines: document.lines.map((line) => ({
      name: written(line.name[locale]),
      details: line.details && chosen(line.details[locale], locale),
      figures: [
        String(line.quantity),
        formatAmount(line.unit),
        formatAmount(line.discount),
        formatAmount(line.net),
        rateText(line.rate_bp),
        formatAmount(line.vat),
        formatAmount(line.gross),
      ],
    })),
    'vat-heading': t.byCategory,
    'vat-columns': ['', t.taxable, t.vat],
    vat: document.vat_totals.map(({ category, rate_bp, net, vat }) => ({
      label: `${vatCategories[category][locale]} ${rateText(rate_bp)}`,
      net: formatAmount(net),
      vat: formatAmount(vat),
    })),
    totals: getTotals(document, t),
    notes,
    footer: made_out_by
      ? `${t.madeOutBy}: ${written(made_out_by.name[locale])} · ${t.vatNo}: ${figure(made_out_by.vat_no ?? '')}`
      : `${written(supplier.name[locale])} · ${t.vatNo}: ${figure(supplier.vat_no ?? '')}`,
  }
}
