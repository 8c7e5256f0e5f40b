import { hasOptions } from '@rahba/contract/catalog/additional-field-kinds'
import type { MarketProduct } from '@rahba/contract/catalog/market'
import { errorText } from '@rahba/contract/kernel/errors'
import { cleanNumber } from '@rahba/contract/kernel/normalise'
import { priceMarketCart } from '@rahba/contract/orders/cart.calls'
import { type StoredCartLine, storedCartLine } from '@rahba/contract/orders/cart.schemas'
import { addToCart } from '@rahba/contract/orders/cart-lines'
import { orderErrors } from '@rahba/contract/orders/errors'
import { callApi, type LoadContext } from '../../shell/request/call-api.ts'
import { pageRequest } from '../../shell/request/request-context.ts'
import { findVariant } from '../product/find-variant.ts'
import { keepCart, loadCart } from './keep-cart.server.ts'

/** The line that the form of a product describes; null if its combination or quantity does not exist. */
function readLine(product: MarketProduct, form: FormData): StoredCartLine | null {
  const chosen = [...form.values()].map(String)
  const variant = product.variants.length > 0 ? findVariant(product.variants, chosen) : null
  const options = product.additional_fields.flatMap(({ id, kind }) =>
    hasOptions(kind) ? form.getAll(id).map((option_id) => ({ field_id: id, option_id })) : [],
  )
  const asked = { product_id: product.id, variant_id: variant?.id ?? null, quantity: Number(cleanNumber(form.get('quantity'))), options }
  return variant === undefined ? null : (storedCartLine.safeParse(asked).data ?? null)
}

/** Puts what the form of a product describes into the cart. Returns the words if that is refused, and the headers that keep the cart. */
export async function addProduct(
  context: LoadContext,
  product: MarketProduct,
  form: FormData,
): Promise<{ refused: string | null; headers: Headers }> {
  const { locale } = context.get(pageRequest)
  const cart = await loadCart(context)
  const line = readLine(product, form)
  if (!line) return { refused: errorText(orderErrors.option_unknown, locale), headers: cart.headers }
  const lines = addToCart(cart.lines, line)
  const priced = await callApi(context, priceMarketCart, {
    body: {
      lines: [addToCart(cart.lines, line).find((one) => one.product_id === line.product_id && one.variant_id === line.variant_id) ?? line],
    },
  })
  const found = priced.stores[0]?.lines[0]
  if (found?.problem) return { refused: found.problem.text, headers: cart.headers }
  const seen = lines.map((one) =>
    one.product_id === line.product_id && one.seen_price === null ? { ...one, seen_price: found?.unit_price ?? null } : one,
  )
  return { refused: await keepCart(context, cart, seen), headers: cart.headers }
}
