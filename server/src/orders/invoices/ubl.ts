import { plainAmount } from '@rahba/contract/kernel/money'
import type { InvoiceDocument, InvoiceLine, InvoiceParty } from '@rahba/contract/orders/invoices/invoice-document'
import { invoiceKinds } from '@rahba/contract/orders/invoices/invoice-kinds'
import { riyadhTime } from './riyadh-time.ts'

interface Numbered {
  uuid: string
  number: string
  counter: number
  previous_hash: string
  /** ISO */
  issued_at: string
}

type Attributes = Readonly<Record<string, string>>

// XML 1.0 has no place for these, and a lone half of a character is none.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
const escaped = (text: string) =>
  text.toWellFormed().replace(unwritable, '').replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/\r/g, '&#xD;')

/** An element in canonical form (C14N 1.1): attributes in the order of their names, no empty-element tag, no space between. */
function el(name: string, content: string | readonly string[], attributes: Attributes = {}): string {
  const named = Object.entries(attributes).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const opening = [name, ...named.map(([key, value]) => `${key}="${escaped(value).replace(/"/g, '&quot;')}"`)].join(' ')
  return `<${opening}>${typeof content === 'string' ? content : content.join('')}</${name}>`
}
const leaf = (name: string, text: string, attributes: Attributes = {}) => el(name, escaped(text), attributes)
const amount = (name: string, halalas: number) => leaf(name, plainAmount(halalas), { currencyID: 'SAR' })
const when = <T>(value: T | null, write: (value: T) => string): string[] => (value === null ? [] : [write(value)])

const taxScheme = el('cac:TaxScheme', leaf('cbc:ID', 'VAT', { schemeAgencyID: '6', schemeID: 'UN/ECE 5153' }))

function address(party: InvoiceParty): string {
  return el('cac:PostalAddress', [
    ...when(party.street, (street) => leaf('cbc:StreetName', street.ar)),
    ...when(party.building_no, (no) => leaf('cbc:BuildingNumber', no)),
    ...when(party.district, (district) => leaf('cbc:CitySubdivisionName', district.ar)),
    ...when(party.city, (city) => leaf('cbc:CityName', city.ar)),
    ...when(party.postal_code, (code) => leaf('cbc:PostalZone', code)),
    el('cac:Country', leaf('cbc:IdentificationCode', 'SA')),
  ])
}

const getParty = (party: InvoiceParty): string =>
  el('cac:Party', [
    ...when(party.register_no, (no) => el('cac:PartyIdentification', leaf('cbc:ID', no, { schemeID: 'CRN' }))),
    address(party),
    ...when(party.vat_no, (no) => el('cac:PartyTaxScheme', [leaf('cbc:CompanyID', no), taxScheme])),
    el('cac:PartyLegalEntity', leaf('cbc:RegistrationName', party.name.ar)),
  ])

const percent = (rate_bp: number) => plainAmount(rate_bp)

function category(name: string, { category, rate_bp }: Pick<InvoiceLine, 'category' | 'rate_bp'>): string {
  const outside = category === 'O'
  return el(name, [
    leaf('cbc:ID', category, { schemeAgencyID: '6', schemeID: 'UN/ECE 5305' }),
    leaf('cbc:Percent', percent(rate_bp)),
    ...(outside && name === 'cac:TaxCategory'
      ? [leaf('cbc:TaxExemptionReasonCode', 'VATEX-SA-OOS'), leaf('cbc:TaxExemptionReason', 'غير خاضع للضريبة')]
      : []),
    taxScheme,
  ])
}

function line(one: InvoiceLine, index: number): string {
  return el('cac:InvoiceLine', [
    leaf('cbc:ID', String(index + 1)),
    leaf('cbc:InvoicedQuantity', String(one.quantity), { unitCode: 'PCE' }),
    amount('cbc:LineExtensionAmount', one.net),
    el('cac:TaxTotal', [amount('cbc:TaxAmount', one.vat), amount('cbc:RoundingAmount', one.gross)]),
    el('cac:Item', [
      leaf('cbc:Name', one.name.ar),
      ...(one.sku ? [el('cac:SellersItemIdentification', leaf('cbc:ID', one.sku))] : []),
      category('cac:ClassifiedTaxCategory', one),
    ]),
    // The price is that of all units over their count, so that the line's net is exact and includes its discounts.
    el('cac:Price', [amount('cbc:PriceAmount', one.net), leaf('cbc:BaseQuantity', String(one.quantity), { unitCode: 'PCE' })]),
  ])
}

const paymentCodes = { cod: '10', bank_transfer: '42', wallet: '1', card: '48' } as const

const attached = (id: string, text: string) =>
  el('cac:AdditionalDocumentReference', [
    leaf('cbc:ID', id),
    el('cac:Attachment', leaf('cbc:EmbeddedDocumentBinaryObject', text, { mimeCode: 'text/plain' })),
  ])

const namespaces = {
  '': 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2',
  ':cac': 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  ':cbc': 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
  ':ext': 'urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2',
}

/**
 * A document as UBL 2.1 after the data dictionary of ZATCA, in canonical form and without signature, its extensions and the QR code: the
 * very bytes that the hash is taken of. Arabic is the language of the document before the tax authority.
 */
export function invoiceXml(document: InvoiceDocument, { uuid, number, counter, previous_hash, issued_at }: Numbered): string {
  const { kind, credits, net, vat, gross } = document
  const issued = riyadhTime(issued_at)
  const parts = [
    leaf('cbc:ProfileID', 'reporting:1.0'),
    leaf('cbc:ID', number),
    leaf('cbc:UUID', uuid),
    leaf('cbc:IssueDate', issued.slice(0, 10)),
    leaf('cbc:IssueTime', issued.slice(11, 19)),
    leaf('cbc:InvoiceTypeCode', invoiceKinds[kind].type_code, { name: document.transaction_code }),
    leaf('cbc:DocumentCurrencyCode', 'SAR'),
    leaf('cbc:TaxCurrencyCode', 'SAR'),
    ...when(credits, ({ number }) => el('cac:BillingReference', el('cac:InvoiceDocumentReference', leaf('cbc:ID', number)))),
    el('cac:AdditionalDocumentReference', [leaf('cbc:ID', 'ICV'), leaf('cbc:UUID', String(counter))]),
    attached('PIH', previous_hash),
    el('cac:AccountingSupplierParty', getParty(document.supplier)),
    el('cac:AccountingCustomerParty', document.buyer ? getParty(document.buyer) : ''),
    ...when(document.supplied_at, (at) => el('cac:Delivery', leaf('cbc:ActualDeliveryDate', riyadhTime(at).slice(0, 10)))),
    el('cac:PaymentMeans', [
      leaf('cbc:PaymentMeansCode', paymentCodes[document.payment_method]),
      ...when(credits, ({ reason }) => leaf('cbc:InstructionNote', reason.ar)),
    ]),
    el('cac:TaxTotal', [
      amount('cbc:TaxAmount', vat),
      ...document.vat_totals.map((total) =>
        el('cac:TaxSubtotal', [
          amount('cbc:TaxableAmount', total.net),
          amount('cbc:TaxAmount', total.vat),
          category('cac:TaxCategory', total),
        ]),
      ),
    ]),
    el('cac:TaxTotal', amount('cbc:TaxAmount', vat)),
    el('cac:LegalMonetaryTotal', [
      amount('cbc:LineExtensionAmount', net),
      amount('cbc:TaxExclusiveAmount', net),
      amount('cbc:TaxInclusiveAmount', gross),
      amount('cbc:PayableAmount', gross),
    ]),
    ...document.lines.map(line),
  ]
  const declared = Object.entries(namespaces).map(([prefix, uri]) => `xmlns${prefix}="${uri}"`)
  return `<Invoice ${declared.join(' ')}>${parts.join('')}</Invoice>`
}
