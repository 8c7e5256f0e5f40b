import type { Bilingual } from '../kernel/locale.ts'
import type { PaperRestriction } from '../stores/paper-states.ts'
import { approval, type StoreApproval } from '../stores/store-states.ts'
import type { ProductStatus } from './product-states.ts'

/** The place where the fault is mended; each surface knows its page. */
export type MendAt = 'product' | 'review' | 'stock' | 'store_profile' | 'store_switch' | 'support' | 'list'

export interface Blocker extends Bilingual {
  code: string
  /** `missing`: must be filled in before review. `stops`: nobody can buy it now. */
  kind: 'missing' | 'stops'
  mend: MendAt
  /** The field of the form, where one field mends it. */
  field?: string
}

const blockers = {
  no_image: {
    kind: 'missing',
    mend: 'product',
    field: 'images',
    ar: 'لا توجد صورة للمنتج، وتلزمه صورة واحدة على الأقل.',
    en: 'There is no picture; it needs at least one.',
  },
  no_category: {
    kind: 'missing',
    mend: 'product',
    field: 'category_id',
    ar: 'لم يُختر تصنيف المنتج، فلن يجده المتسوقون عند التصفح.',
    en: 'No category is chosen, so shoppers who browse will not find it.',
  },
  no_description: {
    kind: 'missing',
    mend: 'product',
    field: 'description',
    ar: 'وصف المنتج غير مكتمل باللغتين.',
    en: 'The description is not complete in both languages.',
  },
  deleted: { kind: 'stops', mend: 'support', ar: 'المنتج محذوف.', en: 'The product has been deleted.' },
  draft: {
    kind: 'stops',
    mend: 'review',
    ar: 'المنتج مسودة لم تُرسل للمراجعة بعد.',
    en: 'This is a draft that has not been sent for review.',
  },
  pending: {
    kind: 'stops',
    mend: 'review',
    ar: 'المنتج قيد مراجعة فريق المنصة، ويُعرض تلقائيًا بعد اعتماده.',
    en: 'The marketplace is reviewing it; it goes on sale once approved.',
  },
  rejected: {
    kind: 'stops',
    mend: 'product',
    ar: 'رُفض المنتج في المراجعة، ويعود إليها بعد تعديل ما ذُكر في السبب.',
    en: 'It was rejected in review, and can be sent again once what the reason says is mended.',
  },
  hidden: {
    kind: 'stops',
    mend: 'list',
    ar: 'أخفى المتجر المنتج عن المتسوقين.',
    en: 'The store has hidden it from shoppers.',
  },
  blocked: {
    kind: 'stops',
    mend: 'support',
    ar: 'حظر فريق المنصة هذا المنتج.',
    en: 'The marketplace has blocked it.',
  },
  out_of_stock: {
    kind: 'stops',
    mend: 'stock',
    field: 'quantity',
    ar: 'نفدت الكمية، ويعود الطلب عليه بعد تحديث المخزون.',
    en: 'It is out of stock; it takes orders again once the quantity is updated.',
  },
  store_pending: {
    kind: 'stops',
    mend: 'store_profile',
    ar: 'المتجر لم يُعتمد بعد، وتُعرض منتجاته بعد اعتماده.',
    en: 'The store is not approved yet; its products show after approval.',
  },
  store_rejected: {
    kind: 'stops',
    mend: 'store_profile',
    ar: 'رُفض طلب اعتماد المتجر.',
    en: 'The store was not approved.',
  },
  store_suspended: {
    kind: 'stops',
    mend: 'support',
    ar: 'المتجر موقوف، ومنتجاته مخفية عن المتسوقين.',
    en: 'The store is suspended and its products are hidden from shoppers.',
  },
  store_closed: { kind: 'stops', mend: 'support', ar: 'المتجر مغلق نهائيًا.', en: 'The store is closed for good.' },
  store_offline: {
    kind: 'stops',
    mend: 'store_switch',
    ar: 'المتجر مغلق الآن. يرى المتسوقون المنتج ولا يستطيعون طلبه حتى يُفتح المتجر.',
    en: 'The store is switched to closed. Shoppers see the product but cannot order until it opens.',
  },
  store_papers: {
    kind: 'stops',
    mend: 'store_profile',
    ar: 'انتهت صلاحية مستند في المتجر، فتوقفت الطلبات الجديدة حتى تُقبل نسخة سارية منه.',
    en: 'A paper of the store has expired, so new orders are stopped until a valid one is accepted.',
  },
} as const satisfies Record<string, Omit<Blocker, 'code'>>

type BlockerCode = keyof typeof blockers
const blocker = (code: BlockerCode): Blocker => ({ code, ...blockers[code] })

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
  paper_restriction: PaperRestriction | null
}

// An editor's empty document is `<p></p>`.
const blank = (html: string) => html.replace(/<[^>]*>|&nbsp;|\s/g, '') === ''

/** The fields a product still lacks before it can be sent for review. */
export function missingForReview(product: Pick<DiagnosedProduct, 'images' | 'category_id' | 'description'>): Blocker[] {
  const found: BlockerCode[] = []
  if (product.images === 0) found.push('no_image')
  if (!product.category_id) found.push('no_category')
  if (blank(product.description.ar) || blank(product.description.en)) found.push('no_description')
  return found.map(blocker)
}

const storeBlocks: Partial<Record<StoreApproval, BlockerCode>> = {
  [approval.pending]: 'store_pending',
  [approval.rejected]: 'store_rejected',
  [approval.suspended]: 'store_suspended',
  [approval.closed]: 'store_closed',
}

/**
 * The reasons that keep anybody from ordering the product now, each with an explanation and the place to mend it; empty if it sells. This is the
 * visibility rule of the server (`visibleProducts`) in words.
 */
export function whyNotSellable(product: DiagnosedProduct, store: DiagnosedStore): Blocker[] {
  const found: BlockerCode[] = []
  if (product.deleted) found.push('deleted')
  if (product.status !== 'active') found.push(product.status)
  if (product.quantity < 1) found.push('out_of_stock')
  const closed = storeBlocks[store.approved]
  if (closed) found.push(closed)
  else if (store.paper_restriction === 'orders') found.push('store_papers')
  else if (!store.is_online) found.push('store_offline')
  const unfinished = product.status === 'draft' || product.status === 'rejected' ? missingForReview(product) : []
  return [...unfinished, ...found.map(blocker)]
}

/** The reason that a shopper can't add a product to the cart, in the shopper's words. */
export const unavailableReasons = {
  out_of_stock: { ar: 'نفدت الكمية', en: 'Out of stock' },
  store_offline: { ar: 'المتجر مغلق الآن', en: 'The store is closed right now' },
  store_paused: { ar: 'لا يستقبل هذا المتجر طلبات جديدة حاليًا', en: 'This store is not taking new orders at the moment' },
} as const satisfies Record<string, Bilingual>
export type UnavailableReason = keyof typeof unavailableReasons
export const unavailableReasonKeys = ['out_of_stock', 'store_offline', 'store_paused'] as const satisfies readonly UnavailableReason[]
