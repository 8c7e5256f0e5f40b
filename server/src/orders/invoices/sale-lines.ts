import type { ChosenValue } from '@rahba/contract/catalog/variants/axes'
import { type Bilingual, comma, completeSides, inLocale, type Locale } from '@rahba/contract/kernel/locale'
import { allocate, type Halalas, sumAmounts } from '@rahba/contract/kernel/money'
import type { InvoiceLine } from '@rahba/contract/orders/invoices/invoice-document'
import type { VatRegime } from '@rahba/contract/orders/pricing'
import type { CodeFunder } from '@rahba/contract/promotions/code-funders'
import type { ChosenOption } from '../table.ts'

/** The source of a sale's lines: the amounts frozen on the order. */
export interface SoldOrder {
  vat_regime: VatRegime
  vat_rate_bp: number
  vat: Halalas
  gross: Halalas
  delivery: Halalas
  delivery_waived: Halalas
  cod_fee: Halalas
  cod_fee_waived: Halalas
  coupon_funded_by: CodeFunder | null
}

export interface SoldLine {
  name: Bilingual
  variant: readonly ChosenValue[]
  options: readonly ChosenOption[]
  sku: string | null
  quantity: number
  unit: Halalas
  list: Halalas
  offer_discount: Halalas
  /** The amount that the shopper bears, before VAT added on top. */
  goods: Halalas
  net: Halalas
  vat: Halalas
  gross: Halalas
}

const deliveryName: Bilingual = { ar: 'رسوم التوصيل', en: 'Delivery charge' }
const codName: Bilingual = { ar: 'رسوم الدفع عند الاستلام', en: 'Cash on delivery fee' }

/** The variant that was bought, and the chosen options. */
function chosen({ variant, options }: Pick<SoldLine, 'variant' | 'options'>): Bilingual | null {
  if (variant.length + options.length === 0) return null
  const describe = (locale: Locale) =>
    [
      ...variant.map(({ axis, value }) => `${inLocale(axis, locale)}: ${inLocale(value, locale)}`),
      ...options.map(({ field, option, text }) => `${field[locale]}: ${option?.[locale] ?? text ?? ''}`),
    ].join(comma[locale])
  return { ar: describe('ar'), en: describe('en') }
}

/** True if the platform pays a registered store the discount of its code: then the invoice is over the full price. */
const paysInFull = ({ vat_regime, coupon_funded_by }: SoldOrder) => vat_regime === 'registered' && coupon_funded_by === 'platform'

/** Delivery and COD fee as the supplier asks for them: what the platform's code freed the shopper of, it pays a registered store itself. */
function listSupplierFees(order: SoldOrder): { name: Bilingual; amount: Halalas }[] {
  const waived = paysInFull(order)
  return [
    { name: deliveryName, amount: order.delivery + (waived ? order.delivery_waived : 0) },
    { name: codName, amount: order.cod_fee + (waived ? order.cod_fee_waived : 0) },
  ].filter(({ amount }) => amount > 0)
}

/** Returns the supplier's price of a line, as its prices are written. */
const getSupplierPrice = (order: SoldOrder, line: SoldLine) => (paysInFull(order) ? line.list - line.offer_discount : line.goods)

/** True if the store's prices included VAT: then they add up to the invoice's total. */
export const pricesIncludeVat = (order: SoldOrder, lines: readonly SoldLine[]): boolean =>
  lines.every((line) => getSupplierPrice(order, line) === line.gross) &&
  order.gross - sumAmounts(lines.map(({ gross }) => gross)) <= sumAmounts(listSupplierFees(order).map(({ amount }) => amount))

/**
 * The lines of the shopper's invoice: goods, then delivery and COD fee (charges are lines). Their nets and VAT add up to the
 * order's to the halala; where fees carry no VAT they stand in their own category.
 */
export function saleLines(order: SoldOrder, lines: readonly SoldLine[]): InvoiceLine[] {
  const goodsVat = sumAmounts(lines.map(({ vat }) => vat))
  const feesVat = order.vat - goodsVat
  const feesGross = order.gross - sumAmounts(lines.map(({ gross }) => gross))
  const category = (vat: Halalas): Pick<InvoiceLine, 'category' | 'rate_bp'> =>
    vat > 0 || (order.vat_regime === 'platform_deemed' && order.vat_rate_bp > 0)
      ? { category: 'S', rate_bp: order.vat_rate_bp }
      : { category: 'O', rate_bp: 0 }
  const goods = lines.map(
    (line): InvoiceLine => ({
      name: completeSides(line.name),
      details: chosen(line),
      sku: line.sku,
      quantity: line.quantity,
      unit: line.unit,
      discount: line.list - getSupplierPrice(order, line),
      ...category(goodsVat),
      net: line.net,
      vat: line.vat,
      gross: line.gross,
    }),
  )
  // If the platform keeps the fees, they are not on this supplier's invoice.
  if (feesGross === 0) return goods
  const fees = listSupplierFees(order)
  const amounts = fees.map(({ amount }) => amount)
  const vats = allocate(feesVat, amounts)
  const onTop = feesGross !== sumAmounts(amounts)
  return [
    ...goods,
    ...fees.map(({ name, amount }, index): InvoiceLine => {
      const vat = vats[index] ?? 0
      const gross = amount + (onTop ? vat : 0)
      return { name, details: null, sku: null, quantity: 1, unit: amount, discount: 0, ...category(feesVat), net: gross - vat, vat, gross }
    }),
  ]
}
