import { Suspense } from 'react'
import { styledLazy } from '../../kit/styled-lazy.ts'
import { CodePage } from '../../promotions/code-page.tsx'
import { usesList } from '../../promotions/codes-list.ts'
import historyStyles from '../../resource/history.module.css'
import { readRecord } from '../../shell/request/read-for-page.ts'
import { listReads } from '../../shell/request/read-list.ts'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { requirePermission } from '../../shell/session/may-open.ts'
import type { Route } from './+types/coupon-route'
import { codeKeys, couponsSide, useMayDoWithCodes } from './sides.ts'

export const handle: RouteHandle = { text: ['kit', 'promotions', 'admin/history'] }

const CodeHistoryPanel = styledLazy(() => import('./code-history-panel.tsx'), historyStyles)

export const loader = async ({ context, request, params: { id } }: Route.LoaderArgs) => {
  await requirePermission(context, ...codeKeys.coupons('index'))
  return readRecord(context, couponsSide.calls.read, { params: { id } }, listReads(request, usesList(couponsSide, id)))
}

/** `/dashboard/copoun/:id` */
export default function CouponRoute() {
  const may = useMayDoWithCodes('copoun')
  return (
    <CodePage
      side={couponsSide}
      may={may}
      below={(id) => (
        <Suspense>
          <CodeHistoryPanel entity="coupons" id={id} />
        </Suspense>
      )}
    />
  )
}
