import { importFaults, importWarnings } from '@rahba/contract/catalog/import/import-errors'
import { importLabels } from '@rahba/contract/catalog/import/import-fields'
import { type ProductAction, productActions } from '@rahba/contract/catalog/products/product-actions'
import { type ProductBody, productBody } from '@rahba/contract/catalog/products/product-body'
import { catalogErrors } from '@rahba/contract/catalog/products/product-errors'
import { type ProductStatus, productStateLabels } from '@rahba/contract/catalog/products/product-states'
import { missingForReview } from '@rahba/contract/catalog/products/why-not-sellable'
import { hasWrongCheckDigit } from '@rahba/contract/catalog/variants/gtin'
import { isAllowed } from '@rahba/contract/kernel/action-table'
import { locales } from '@rahba/contract/kernel/locale'
import { fieldMessages } from '@rahba/contract/kernel/messages'
import { cleanIdentifier } from '@rahba/contract/kernel/normalise'
import { lacksSide } from '@rahba/contract/kernel/translation'
import type { z } from 'zod'
import { findFault, findWarning, isRefused } from './find-fault.ts'
import { findPlace } from './find-place.ts'
import type { FoundProduct } from './find-products.ts'
import { isUnchanged, type VariantCounts } from './is-unchanged.ts'
import type { MatchedGroup, MatchedRow } from './match-groups.ts'
import type { PendingPicture } from './product-cells.ts'
import { readBody } from './read-body.ts'
import type { readNames } from './read-names.ts'
import type { ReadVariants } from './read-variants.ts'
import { isFormula } from './row-texts.ts'
import type { RowFault } from './table.ts'

/** The change that the rows of a product without faults request. */
export interface PlannedProduct {
  outcome: 'new' | 'changed' | 'unchanged'
  body: ProductBody
  /** The stock the file was exported with, of a product without axes: sales since then stay sold. */
  quantity_seen: number | undefined
  /** The change of its state, if any. */
  move: Extract<ProductAction, 'submit' | 'hide' | 'show'> | null
  variants: VariantCounts
  /** The pictures that are fetched once the product is saved. */
  pending: PendingPicture[]
  /** The place of a row's variant in the body, below zero without one. */
  toIndex: (row: MatchedRow) => number
  /** The id of the value that a row has of an option, by the number of the option in the file. */
  findValue: ReadVariants['findValue']
  /** The row and column that a path of the body was read from, for what a use case refuses. */
  place: (path: string) => [MatchedRow, string | null]
}

type Names = Awaited<ReturnType<typeof readNames>>

/** Names that were switched off may stay where a product has them, and nowhere else. */
function findInactiveNames(body: ProductBody, before: FoundProduct | null, active: ReadonlySet<string>): RowFault[] {
  return (['category_id', 'subcategory_id'] as const).flatMap((field) => {
    const id = body[field]
    if (id === null || active.has(id) || id === before?.[field]) return []
    return [findFault(field, importFaults.unknown_name, () => ({ value: id }))]
  })
}

/** Returns the move that leads to the requested state, or why none does: a warning where the state just stays. */
function planMove(status: ProductStatus | null, before: FoundProduct | null, body: ProductBody): PlannedProduct['move'] | RowFault {
  const now = before?.status ?? 'draft'
  if (status === null || status === now) return null
  const move = status === 'hidden' ? 'hide' : now === 'hidden' ? 'show' : 'submit'
  if (!before) return findFault('visibility', importFaults.pictures_first)
  const reaches = status === 'active' || status === productActions[move].to
  // The state of an exported file is an old one once somebody approved, rejected or blocked the product.
  if (!reaches || !isAllowed(productActions, move, now))
    return findWarning('visibility', importWarnings.status_kept, (locale) => ({
      now: productStateLabels[now][locale],
      requested: productStateLabels[status][locale],
    }))
  const lacks = move === 'submit' && missingForReview({ ...body, images: body.images.length }).length > 0
  return lacks ? findFault('visibility', catalogErrors.product_incomplete) : move
}

/**
 * True for a fault between two variants that rows of the file already report, with the number of the other row. A variant without a row has no place
 * for a fault.
 */
function isReportedByRows(
  { message, path: [list, at, field] }: z.core.$ZodIssue,
  { rows }: MatchedGroup,
  variants?: ReadVariants,
): boolean {
  if (!variants || list !== 'variants' || typeof at !== 'number') return false
  if (message === 'variant_repeated') return !variants.rows[at] || rows.some(({ faults }) => isRefused(faults))
  if (message !== 'code_repeated') return false
  const readCode = (body: Record<string, unknown> | undefined) => String(body?.[String(field)]).toLowerCase()
  const holders = variants.rows.filter((row, index) => row && readCode(variants.bodies[index]) === readCode(variants.bodies[at]))
  return !variants.rows[at] || holders.length > 1
}

const lacksName = ({ name }: Record<string, unknown>) => typeof name === 'object' && name !== null && !Object.values(name).some(Boolean)
/** The fault of a product without a name, at the column that the file has for it. */
const nameMissing = ({ texts }: MatchedRow) =>
  findFault(texts.has('name.ar') || !texts.has('name.en') ? 'name.ar' : 'name.en', importFaults.name_missing)

/** The notes of a product whose name or description is in one language alone, as in the list of products. It is imported with a warning. */
const findMissingSides = ({ name, description }: ProductBody): RowFault[] =>
  locales.flatMap((side) => [
    ...(lacksSide(name, side) ? [findWarning(`name.${side}`, importWarnings.language_missing)] : []),
    ...(lacksSide(description, side) ? [findWarning(`description.${side}`, importWarnings.language_missing)] : []),
  ])

/** Refuses cells that are formulas, and tells of barcodes whose check digit is wrong. */
function checkCells({ texts, faults }: MatchedRow): void {
  for (const [field, cell] of texts) {
    if (field !== 'id' && field !== 'images' && isFormula(cell)) faults.push(findFault(field, importFaults.formula))
    if (field === 'barcode' && hasWrongCheckDigit(cleanIdentifier(cell))) faults.push(findWarning('barcode', importWarnings.check_digit))
  }
}

/**
 * Checks what the rows of a product request by the rules of the product form: their values over `before` are parsed by the same schema. Faults and
 * warnings are added to their rows. Returns null if one of them is at fault.
 */
export function checkGroup(group: MatchedGroup, names: Names): PlannedProduct | null {
  const { rows, before } = group
  const [head] = rows
  if (!head) return null
  for (const row of rows) checkCells(row)
  const { candidate, sources, status, quantity_seen, variants, pending } = readBody(group, names)
  const main = rows.find(({ role }) => role === 'only') ?? head
  const place = (path: string) => findPlace(path, sources.get(path) ?? main, variants, candidate)
  const parsed = productBody.safeParse(candidate, { reportInput: true })
  if (!parsed.success) {
    const issues = parsed.error.issues.filter((issue) => !isReportedByRows(issue, group, variants))
    const [ar, en] = [fieldMessages(issues, 'ar', importLabels), fieldMessages(issues, 'en', importLabels)]
    const hasBadPrice = rows.some(({ faults }) => faults.some(({ code }) => code === importFaults.price_unreadable.code))
    const reported = new Map(rows.map((row) => [row, new Set(row.faults.flatMap(({ field, warning }) => (warning ? [] : [field])))]))
    for (const [path, text] of Object.entries(ar)) {
      const [row, field] = place(path)
      // A row that names no variant has a fault of its own cells, which say more than the form does.
      if (/^variants\.\d+\.(?:values|id)\b/.test(path) && isRefused(row.faults)) continue
      // The product's price may come from any of its rows, and the row that can't be read has that fault.
      if (reported.get(row)?.has(field) || (path === 'price' && hasBadPrice)) continue
      if (field === 'price_after_discount' && reported.get(row)?.has('price')) continue
      row.faults.push(path === 'name.ar' && lacksName(candidate) ? nameMissing(row) : { field, ar: text, en: en[path] ?? text })
    }
  }
  if (!parsed.success || rows.some(({ faults }) => isRefused(faults))) return null
  const body = parsed.data
  const moved = planMove(status, before, body)
  const move = typeof moved === 'string' ? moved : null
  if (moved !== null && typeof moved !== 'string') main.faults.push(moved)
  main.faults.push(...findInactiveNames(body, before, names.active))
  if (isRefused(main.faults)) return null
  if (names.productStop && (before === null || move === 'submit' || move === 'show')) {
    main.faults.push(findFault(before === null ? null : 'visibility', names.productStop))
    return null
  }
  const { same, counts } = isUnchanged(body, before, quantity_seen)
  counts.unchanged -= variants?.rows.filter((row) => row === null).length ?? 0
  const outcome = before === null ? 'new' : same && move === null && pending.length === 0 ? 'unchanged' : 'changed'
  if (outcome !== 'unchanged') main.faults.push(...findMissingSides(body))
  const toIndex = (row: MatchedRow) => variants?.rows.indexOf(row) ?? -1
  return { outcome, body, quantity_seen, move, variants: counts, place, pending, toIndex, findValue: variants?.findValue ?? (() => null) }
}

/** Rejects the other rows of a group if one row has a fault, and names that row. */
export function refuseGroup({ rows }: MatchedGroup): void {
  const bad = rows.find(({ faults }) => isRefused(faults))
  if (!bad) return
  for (const row of rows) if (!isRefused(row.faults)) row.faults.push(findFault(null, importFaults.group_refused, () => ({ row: bad.row })))
}
