import type { Bilingual } from '../../kernel/locale.ts'
import { typedKeys } from '../../kernel/typed-keys.ts'
import type { PaperRestriction } from '../../stores/papers/paper-states.ts'
import { approval, type StoreApproval } from '../../stores/store-states.ts'
import type { ProductStatus } from './product-states.ts'

/** The place where the fault is fixed; each surface knows its page. */
export type MendAt = 'product' | 'review' | 'stock' | 'store_profile' | 'store_switch' | 'store_hours' | 'support' | 'list'

export interface Blocker extends Bilingual {
  code: string
  /** `missing`: must be filled in before review. `stops`: nobody can buy it now. */
  kind: 'missing' | 'stops'
  mend: MendAt
  /** The field of the form, where one field fixes it. */
  field?: string
}

const blockers = {
  no_image: {
    kind: 'missing',
    mend: 'product',
    field: 'images',
    ar: 'لا توجد صورة للمنتج. أضف صورة واحدة على الأقل.',
    en: 'The product has no images. Add at least one.',
  },
  no_category: {
    kind: 'missing',
    mend: 'product',
    field: 'category_id',
    ar: 'لم يتم اختيار تصنيف للمنتج، ولن يجده العملاء عند التصفح.',
    en: 'No category is selected, so customers won’t find the product when browsing.',
  },
  no_description: {
    kind: 'missing',
    mend: 'product',
    field: 'description',
    ar: 'لم يُكتب وصف للمنتج.',
    en: 'The product has no description.',
  },
  deleted: { kind: 'stops', mend: 'support', ar: 'المنتج محذوف.', en: 'The product was deleted.' },
  draft: {
    kind: 'stops',
    mend: 'review',
    ar: 'المنتج مسودة ولم يُرسل للمراجعة بعد.',
    en: 'The product is a draft and hasn’t been submitted for review.',
  },
  pending: {
    kind: 'stops',
    mend: 'review',
    ar: 'المنتج بانتظار المراجعة، وسيُعرض تلقائيًا بعد اعتماده.',
    en: 'The product is awaiting review and goes live automatically once approved.',
  },
  rejected: {
    kind: 'stops',
    mend: 'product',
    ar: 'تم رفض المنتج. عدّل ما ورد في السبب ثم أرسله للمراجعة من جديد.',
    en: 'The product was rejected. Fix what the reason says and submit it again.',
  },
  hidden: {
    kind: 'stops',
    mend: 'list',
    ar: 'أخفى المتجر المنتج عن العملاء.',
    en: 'The store has hidden the product from customers.',
  },
  blocked: {
    kind: 'stops',
    mend: 'support',
    ar: 'المنتج محظور من فريق رحبة.',
    en: 'Rahba has blocked the product.',
  },
  out_of_stock: {
    kind: 'stops',
    mend: 'stock',
    field: 'quantity',
    ar: 'نفدت الكمية. حدّث المخزون ليتمكن العملاء من طلبه.',
    en: 'The product is out of stock. Update the quantity to take orders again.',
  },
  store_pending: {
    kind: 'stops',
    mend: 'store_profile',
    ar: 'المتجر غير معتمد بعد. ستُعرض منتجاته بعد اعتماده.',
    en: 'The store isn’t approved yet. Its products go live after approval.',
  },
  store_rejected: {
    kind: 'stops',
    mend: 'store_profile',
    ar: 'تم رفض اعتماد المتجر.',
    en: 'The store wasn’t approved.',
  },
  store_suspended: {
    kind: 'stops',
    mend: 'support',
    ar: 'المتجر موقوف، ومنتجاته مخفية عن العملاء.',
    en: 'The store is suspended and its products are hidden from customers.',
  },
  store_closed: { kind: 'stops', mend: 'support', ar: 'المتجر مغلق نهائيًا.', en: 'The store is permanently closed.' },
  store_offline: {
    kind: 'stops',
    mend: 'store_switch',
    ar: 'المتجر مغلق الآن. يرى العملاء المنتج ولا يمكنهم طلبه حتى يُفتح المتجر.',
    en: 'The store is closed right now. Customers can see the product but can’t order it until the store opens.',
  },
  store_hours: {
    kind: 'stops',
    mend: 'store_hours',
    ar: 'المتجر لا يستقبل الطلبات الآن بسبب أوقات عمله أو إجازته، ويعود لاستقبالها تلقائيًا.',
    en: 'The store isn’t taking orders right now because of its hours or a holiday. It takes them again automatically.',
  },
  store_papers: {
    kind: 'stops',
    mend: 'store_profile',
    ar: 'توقفت الطلبات الجديدة لأن أحد مستندات المتجر منتهي الصلاحية. ارفع نسخة سارية منه.',
    en: 'New orders are stopped because one of the store’s documents has expired. Upload a valid one.',
  },
} as const satisfies Record<string, Omit<Blocker, 'code'>>

type BlockerCode = keyof typeof blockers
export const blockerCodes = typedKeys(blockers)

/** A reason with its words. */
export const blocker = (code: BlockerCode): Blocker & { code: BlockerCode } => ({ code, ...blockers[code] })

export interface DiagnosedProduct {
  status: ProductStatus
  quantity: number
  deleted?: boolean
  images: number
  category_id: string | null
  description: Bilingual
}

export interface DiagnosedStore {
  approved: StoreApproval
  is_online: boolean
  /** True while its hours or a holiday stop orders. */
  orders_stopped: boolean
  paper_restriction: PaperRestriction | null
}

// An editor's empty document is `<p></p>`.
const blank = (html: string) => html.replace(/<[^>]*>|&nbsp;|\s/g, '') === ''

/** The fields a product still lacks before it can be sent for review. */
export function missingForReview(
  product: Pick<DiagnosedProduct, 'images' | 'category_id' | 'description'>,
): (Blocker & { code: BlockerCode })[] {
  const found: BlockerCode[] = []
  if (product.images === 0) found.push('no_image')
  if (!product.category_id) found.push('no_category')
  if (blank(product.description.ar) && blank(product.description.en)) found.push('no_description')
  return found.map(blocker)
}

const storeBlocks: Partial<Record<StoreApproval, BlockerCode>> = {
  [approval.pending]: 'store_pending',
  [approval.rejected]: 'store_rejected',
  [approval.suspended]: 'store_suspended',
  [approval.closed]: 'store_closed',
}

/**
 * The reasons that keep anybody from ordering the product now, each with an explanation and the place to fix it; empty if it sells. This is the
 * visibility rule of the server (`visibleProducts`) in words.
 */
export function whyNotSellable(product: DiagnosedProduct, store: DiagnosedStore): (Blocker & { code: BlockerCode })[] {
  const found: BlockerCode[] = []
  if (product.deleted) found.push('deleted')
  if (product.status !== 'active') found.push(product.status)
  if (product.quantity < 1) found.push('out_of_stock')
  const closed = storeBlocks[store.approved]
  if (closed) found.push(closed)
  else if (store.paper_restriction === 'orders') found.push('store_papers')
  else if (!store.is_online) found.push('store_offline')
  else if (store.orders_stopped) found.push('store_hours')
  const unfinished = product.status === 'draft' || product.status === 'rejected' ? missingForReview(product) : []
  return [...unfinished, ...found.map(blocker)]
}

/** The reason that a shopper can't add a product to the cart, in the shopper's words. */
export const unavailableReasons = {
  out_of_stock: { ar: 'نفدت الكمية', en: 'Out of stock' },
  store_offline: { ar: 'المتجر مغلق الآن', en: 'The store is closed right now' },
  store_paused: { ar: 'لا يستقبل هذا المتجر طلبات جديدة حاليًا', en: 'This store isn’t taking new orders right now' },
} as const satisfies Record<string, Bilingual>
export type UnavailableReason = keyof typeof unavailableReasons
export const unavailableReasonKeys = ['out_of_stock', 'store_offline', 'store_paused'] as const satisfies readonly UnavailableReason[]
