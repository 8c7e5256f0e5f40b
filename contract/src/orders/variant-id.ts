/** The variant of a line. A line without one is of a product without axes, whose only variant has the product's id. */
export const getVariantId = ({
  variant_id,
  product_id,
}: {
  readonly variant_id?: string | null | undefined
  readonly product_id: string
}): string => variant_id ?? product_id
