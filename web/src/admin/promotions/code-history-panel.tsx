import { codeHistory } from '../../promotions/code-history.ts'
import { History } from '../../resource/history.tsx'

/** The history of a coupon or a promo code, loaded after the rest of its page. The page's texts must include `admin/history`. */
export default function CodeHistoryPanel({ entity, id }: { entity: 'coupons' | 'promo-codes'; id: string }) {
  return <History entity={entity} id={id} {...codeHistory} />
}
