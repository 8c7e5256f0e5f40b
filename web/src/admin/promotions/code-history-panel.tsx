import { codeHistory } from '../../promotions/code-history.ts'
import { History } from '../../resource/history.tsx'

/** What became of a coupon or a promo code, below its page: it loads after what stands above it. The page's texts name `admin/history`. */
export default function CodeHistoryPanel({ entity, id }: { entity: 'coupons' | 'promo-codes'; id: string }) {
  return <History entity={entity} id={id} {...codeHistory} />
}
