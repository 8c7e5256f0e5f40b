import type { ChosenValue } from '@rahba/contract/catalog/variants/axes'
import type { Bilingual } from '@rahba/contract/kernel/locale'
import { comma } from '@rahba/contract/kernel/locale'
import { Fragment } from 'react'
import { Localized } from '../kit/layout/direction.tsx'
import { useLocale } from '../text/locale.ts'

/** A product's name with the variant that was bought, such as «عباية - أسود، 52». */
export function LineName({ line: { name, variant } }: { line: { name: Bilingual; variant: readonly ChosenValue[] } }) {
  const locale = useLocale()
  return (
    <>
      <Localized text={name} />
      {variant.map(({ axis_id, value }, index) => (
        <Fragment key={axis_id}>
          {index === 0 ? ' - ' : comma[locale]}
          <Localized text={value} />
        </Fragment>
      ))}
    </>
  )
}
