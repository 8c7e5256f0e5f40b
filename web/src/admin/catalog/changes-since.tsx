import { listAudit } from '@rahba/contract/history/audit.calls'
import { useCall } from '../../api/queries.ts'
import { productHistory } from '../../catalog/product-history.ts'
import { EntriesSince } from '../../resource/history.tsx'

/** The changes to a product since its form was opened. */
export default function ChangesSince({ id, since }: { id: string; since: string }) {
  const { data } = useCall(listAudit, { query: { entity: 'products', entity_id: id, per_page: 5 } }, { staleTime: 0, silent: true })
  return <EntriesSince entries={data?.data} since={since} words={productHistory} />
}
