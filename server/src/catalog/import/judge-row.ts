import { importFaults } from '@rahba/contract/catalog/import-errors'
import { type ImportField, importLabels } from '@rahba/contract/catalog/import-fields'
import { mayHappen, type ProductAction, productActions } from '@rahba/contract/catalog/product-actions'
import { type ProductBody, productBody } from '@rahba/contract/catalog/product-body'
import { catalogErrors } from '@rahba/contract/catalog/product-errors'
import { type ProductStatus, productStateLabels } from '@rahba/contract/catalog/product-states'
import { missingForReview } from '@rahba/contract/catalog/why-not-sellable'
import { type Locale, locales } from '@rahba/contract/kernel/locale'
import { fieldMessages } from '@rahba/contract/kernel/messages'
import { cleanNumber } from '@rahba/contract/kernel/normalise'
import { storeErrors } from '@rahba/contract/stores/errors'
import { cleanHtml } from '../../platform/html.ts'
import { unguardText } from '../../platform/lists/formula-guard.ts'
import type { RowFault } from '../import-table.ts'
import { findFault } from './fault-of.ts'
import type { RowPictures } from './find-pictures.ts'
import type { FoundProduct } from './find-products.ts'
import type { readNames } from './read-names.ts'
import { readValue } from './values.ts'

type Mapping = readonly (ImportField | null)[]

/** The change that a row without faults requests. */
export interface WantedRow {
  outcome: 'new' | 'changed' | 'unchanged'
  body: ProductBody
  /** The stock the file was exported with: sales since then stay sold. */
  quantity_seen: number | undefined
  /** The change of its state, if any. */
  move: Extract<ProductAction, 'submit' | 'hide' | 'show'> | null
}
type Judged = { wanted: WantedRow } | { faults: RowFault[] }

const excelError = /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!)$/
// `="0012"` is how some programs keep the zeros of a code; it is a text, not something to work out
const plain = (cell: string) => /^="([^"]*)"$/.exec(cell)?.[1] ?? cell

/** The texts of a row by field, as they are meant; empty ones too. */
export const getTexts = (cells: readonly string[], mapping: Mapping): Map<ImportField, string> =>
  new Map(mapping.flatMap((field, index) => (field ? [[field, plain((cells[index] ?? '').trim())] as const] : [])))

const sameList = (a: readonly string[], b: readonly string[]) => a.length === b.length && a.every((one, index) => one === b[index])
const breaks = (html: string) => html.replace(/\r\n?/g, '\n').trim()
/** True if a description equals the current one. Spreadsheets change its line breaks, and the costly cleaning is done only if the text differs. */
const sameHtml = (next: string, before: string) => breaks(next) === breaks(before) || cleanHtml(next) === before

const plainKeys = [
  'category_id',
  'subcategory_id',
  'shelf_id',
  'price',
  'price_after_discount',
  'weight',
  'barcode',
  'made_in',
  'brand',
  'max_purchase_quantity',
] as const

function isUnchanged(body: ProductBody, before: FoundProduct, quantity_seen: number | undefined): boolean {
  return (
    plainKeys.every((key) => body[key] === before[key]) &&
    body.quantity === (quantity_seen ?? before.quantity) &&
    body.name.ar === before.name.ar &&
    body.name.en === before.name.en &&
    body.description.ar === before.description.ar &&
    body.description.en === before.description.en &&
    sameList(body.tags, before.tags) &&
    sameList(body.images, before.images) &&
    sameList(body.additional_fields, before.additional_fields)
  )
}

const blank = {
  name: { ar: '', en: '' },
  description: { ar: '', en: '' },
  category_id: null,
  subcategory_id: null,
  shelf_id: null,
  price: undefined,
  price_after_discount: null,
  weight: null,
  quantity: undefined,
  barcode: null,
  made_in: null,
  brand: null,
  max_purchase_quantity: null,
  tags: [],
  images: [],
  attachments: [],
  additional_fields: [],
}

const toBody = (before: FoundProduct): ProductBody => ({
  name: before.name,
  description: before.description,
  category_id: before.category_id,
  subcategory_id: before.subcategory_id,
  shelf_id: before.shelf_id,
  price: before.price,
  price_after_discount: before.price_after_discount,
  weight: before.weight,
  quantity: before.quantity,
  barcode: before.barcode,
  made_in: before.made_in,
  brand: before.brand,
  max_purchase_quantity: before.max_purchase_quantity,
  tags: before.tags,
  images: before.images,
  attachments: before.attachments,
  additional_fields: before.additional_fields,
})

/** A row by what it says. */
interface DescribedRow {
  texts: ReadonlyMap<ImportField, string>
  /** The store's product that the row names, null for a new one. */
  before: FoundProduct | null
  pictures: RowPictures
}

interface RowValues {
  candidate: Record<string, unknown>
  quantity_seen: number | undefined
  status: ProductStatus | null
  faults: RowFault[]
}

/** The product the row describes: what its cells say over what is there. */
function toValues({ texts, before, pictures }: DescribedRow, names: Awaited<ReturnType<typeof readNames>>): RowValues {
  const start = before ? toBody(before) : blank
  const candidate: Record<string, unknown> = { ...start }
  const sides = { name: { ...start.name }, description: { ...start.description } }
  const faults: RowFault[] = []
  let [quantity_seen, status]: [number | undefined, ProductStatus | null] = [undefined, null]
  // The category comes first, since the subcategory is looked up below it.
  const ordered = [...texts].sort(([a], [b]) => Number(b === 'category_id') - Number(a === 'category_id'))
  for (const [field, cell] of ordered) {
    if (field === 'id' || field === 'images') continue
    if (cell.startsWith('=') || excelError.test(cell)) {
      faults.push(findFault(field, importFaults.formula))
      continue
    }
    const parent = typeof candidate.category_id === 'string' ? candidate.category_id : null
    const read = readValue(field, unguardText(cell), names, parent)
    if ('fault' in read) faults.push(findFault(field, read.fault, () => ({ value: read.shown })))
    else if (field === 'quantity_seen') quantity_seen = typeof read.value === 'string' ? Number(cleanNumber(read.value)) : undefined
    // The values of `visibility` are statuses.
    else if (field === 'visibility') status = read.value as ProductStatus | null
    else if (field === 'name.ar' || field === 'name.en' || field === 'description.ar' || field === 'description.en') {
      const [of, side] = field.split('.') as ['name' | 'description', Locale]
      sides[of][side] = String(read.value)
    } else candidate[field] = read.value
  }
  if (pictures) {
    candidate.images = pictures.ids
    faults.push(...pictures.faults)
  }
  if (before) {
    for (const side of locales)
      if (sameHtml(sides.description[side], before.description[side])) sides.description[side] = before.description[side]
  }
  return { candidate: { ...candidate, ...sides }, quantity_seen, status, faults }
}

/** Names that were switched off may stay where a product has them, and nowhere else. */
function switchedOff(body: ProductBody, before: FoundProduct | null, active: ReadonlySet<string>): RowFault[] {
  return (['category_id', 'subcategory_id'] as const).flatMap((field) => {
    const id = body[field]
    if (id === null || active.has(id) || id === before?.[field]) return []
    return [findFault(field, importFaults.unknown_name, () => ({ value: id }))]
  })
}

/** The move that leads to the wanted state, or why none does. */
function moveTo(status: ProductStatus | null, before: FoundProduct | null, body: ProductBody): WantedRow['move'] | RowFault {
  const now = before?.status ?? 'draft'
  if (status === null || status === now) return null
  const move = status === 'hidden' ? 'hide' : now === 'hidden' ? 'show' : 'submit'
  if (!before) return findFault('visibility', importFaults.pictures_first)
  const reaches = status === 'active' || status === productActions[move].to
  if (!reaches || !mayHappen(move, now))
    return findFault('visibility', catalogErrors.product_wrong_state, (locale) => ({
      action: productStateLabels[status][locale],
      state: productStateLabels[now][locale],
    }))
  const lacks = move === 'submit' && missingForReview({ ...body, images: body.images.length }).length > 0
  return lacks ? findFault('visibility', catalogErrors.product_incomplete) : move
}

/** Judges what a row requests by the rules of the product form: its values over `before` are parsed by the same schema. */
export function judgeRow(row: DescribedRow, names: Awaited<ReturnType<typeof readNames>>): Judged {
  const { texts, before } = row
  const { candidate, quantity_seen, status, faults } = toValues(row, names)
  const parsed = productBody.safeParse(candidate, { reportInput: true })
  if (!parsed.success) {
    const [ar, en] = [fieldMessages(parsed.error.issues, 'ar', importLabels), fieldMessages(parsed.error.issues, 'en', importLabels)]
    const known = new Set(faults.map(({ field }) => field))
    for (const [path, text] of Object.entries(ar)) {
      // An item of a list is a part of its cell.
      const field = path.replace(/\.\d+$/, '')
      if (!known.has(field)) faults.push({ field: field === '_' ? null : field, ar: text, en: en[path] ?? text })
    }
  }
  if (quantity_seen !== undefined && !Number.isSafeInteger(quantity_seen))
    faults.push(findFault('quantity_seen', importFaults.unknown_name, () => ({ value: texts.get('quantity_seen') ?? '' })))
  if (faults.length > 0 || !parsed.success) return { faults }
  const body = parsed.data
  const move = moveTo(status, before, body)
  if (move !== null && typeof move !== 'string') return { faults: [move] }
  const off = switchedOff(body, before, names.active)
  if (off.length > 0) return { faults: off }
  if (!names.newProducts && (before === null || move === 'submit' || move === 'show'))
    return { faults: [findFault(before === null ? null : 'visibility', storeErrors.new_products_stopped)] }
  const same = before !== null && move === null && isUnchanged(body, before, quantity_seen)
  return { wanted: { outcome: before === null ? 'new' : same ? 'unchanged' : 'changed', body, quantity_seen, move } }
}
