import { hasWrongCheckDigit } from '@rahba/contract/catalog/variants/gtin'
import { cleanIdentifier } from '@rahba/contract/kernel/normalise'
import { useText } from '../../text/use-text.ts'

/** The warning about a barcode that is probably mistyped; undefined if there is nothing to say. */
export function useBarcodeWarning(barcode: string | null): string | undefined {
  const t = useText('catalog')
  return barcode && hasWrongCheckDigit(cleanIdentifier(barcode)) ? t.hints.checkDigit : undefined
}
