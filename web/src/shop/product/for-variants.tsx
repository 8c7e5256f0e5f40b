import type { ComponentPropsWithoutRef } from 'react'

interface ForVariantsProps extends ComponentPropsWithoutRef<'span'> {
  /** The places of the variants that it is about, in the list of the product's variants. */
  variants: readonly number[]
  /** The place of the variant that the page shows; 0 for a product without variants. */
  shown: number
}

/** A part of a product's page that is shown for some of its variants; the page's script follows another choice (web/src/plain/option-prices.ts). */
export const ForVariants = ({ variants, shown, ...rest }: ForVariantsProps) => (
  <span {...rest} data-for-variants={variants.join(' ')} hidden={!variants.includes(shown)} />
)
