import type { Bilingual } from '@rahba/contract/kernel/locale'
import { comma } from '@rahba/contract/kernel/locale'
import { Localized } from '../kit/layout/direction.tsx'
import { NamedText } from '../kit/layout/named-text.tsx'
import { useLocale } from '../text/locale.ts'

interface VariantTextProps {
  /** The values in the order of the axes, in both languages or in the reader's. */
  variant: readonly { axis: Bilingual | string; value: Bilingual | string }[]
  /** False for a reader who sees what the values are values of: «أسود، 54». */
  named?: boolean
}

/** The values of a variant in one line, as `describeVariant` and `variantTitle` write them, each part in its own language and direction. */
export function VariantText({ variant, named = true }: VariantTextProps) {
  const sign = comma[useLocale()]
  return variant.map(({ axis, value }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an axis has its place, and none has a state
    <span key={place}>
      {place > 0 && sign}
      {named ? (
        <NamedText name={axis}>
          <Localized text={value} />
        </NamedText>
      ) : (
        <Localized text={value} />
      )}
    </span>
  ))
}
