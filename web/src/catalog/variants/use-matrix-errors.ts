import { useMemo, useState } from 'react'
import { useLocale } from '../../text/locale.ts'
import type { ProductForm } from '../product-form.ts'
import { checkMatrix, isDue } from './check-matrix.ts'
import { type LocatedErrors, locateErrors } from './located-errors.ts'

type MatrixForm = Pick<ProductForm, 'errors' | 'marks' | 'values'>

const noErrors: LocatedErrors = new Map()
const pick = (errors: ProductForm['errors'], isWanted: (path: string) => boolean) =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => isWanted(path)))

/**
 * The errors of a form's options and variants. Those that a page can know are checked again with each cell that is left. The others, such as a SKU of
 * another product, are told by the server and stay with their rows while rows come, go and move.
 */
export function useMatrixErrors(form: MatrixForm): LocatedErrors {
  const locale = useLocale()
  const { values } = form
  const { axes, variants, price, price_after_discount, images } = values
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other values of the form are of no account here
  const due = useMemo(
    () => pick(checkMatrix(values, locale), (path) => isDue(path, values)),
    [axes, variants, price, price_after_discount, images, locale],
  )
  const [seen, setSeen] = useState({ marks: 0, errors: noErrors })
  // Messages that are due are checked again all the time, and an old one may be wrong by now.
  if (seen.marks !== form.marks)
    setSeen({
      marks: form.marks,
      errors: locateErrors(
        pick(form.errors, (path) => due[path] === undefined),
        values,
      ),
    })
  const isRefused = Object.keys(form.errors).length > 0
  return useMemo(() => {
    const located = locateErrors(due, { axes, variants })
    return isRefused ? new Map([...seen.errors, ...located]) : located
  }, [due, axes, variants, isRefused, seen.errors])
}
