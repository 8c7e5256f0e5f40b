import { codeHistory } from '../../promotions/code-history.ts'
import { History } from '../../resource/history.tsx'

/** The history of a coupon or a promo code, below the rest of its page. The page's texts must include `admin/history`. */
export function CodeHistoryPanel({ entity, id }: { entity: 'coupons' | 'promo-codes'; id: string }) {
  return <History entity={entity} id={id} {...codeHistory} />
}
