import { allowedActions } from '../../kernel/action-table.ts'
import type { Bilingual } from '../../kernel/locale.ts'
import type { ProductStatus } from './product-states.ts'

interface ProductActionRule {
  from: readonly ProductStatus[]
  to: ProductStatus
  who: 'store' | 'admin'
  /** `complete`: everything a shopper must know is filled in. `reason`: the merchant reads why. */
  needs: 'complete' | 'reason' | null
  label: Bilingual
}

/** The actions of a product by state (docs/domain/products.md#states). The server enforces this table and buttons are drawn from it. */
export const productActions = {
  submit: {
    from: ['draft', 'rejected'],
    to: 'pending',
    who: 'store',
    needs: 'complete',
    label: { ar: 'إرسال للمراجعة', en: 'Submit for review' },
  },
  hide: { from: ['active'], to: 'hidden', who: 'store', needs: null, label: { ar: 'إخفاء', en: 'Hide' } },
  show: { from: ['hidden'], to: 'active', who: 'store', needs: null, label: { ar: 'إظهار', en: 'Show' } },
  approve: { from: ['pending'], to: 'active', who: 'admin', needs: null, label: { ar: 'اعتماد', en: 'Approve' } },
  reject: { from: ['pending'], to: 'rejected', who: 'admin', needs: 'reason', label: { ar: 'رفض', en: 'Reject' } },
  block: { from: ['active', 'hidden', 'pending'], to: 'blocked', who: 'admin', needs: 'reason', label: { ar: 'حظر', en: 'Block' } },
  unblock: { from: ['blocked'], to: 'active', who: 'admin', needs: null, label: { ar: 'رفع الحظر', en: 'Unblock' } },
} as const satisfies Record<string, ProductActionRule>

export type ProductAction = keyof typeof productActions

/** True if `action` puts a product on sale, now or after review. An expired document of the store stops that too. */
export function leadsToSale(action: ProductAction): boolean {
  const { to } = productActions[action]
  return to === 'pending' || to === 'active'
}

/** The actions that `who` may take on a product in `status`, in the table's order. */
export function actionsFor(who: ProductActionRule['who'], status: ProductStatus): ProductAction[] {
  return allowedActions(productActions, status).filter((action) => productActions[action].who === who)
}
