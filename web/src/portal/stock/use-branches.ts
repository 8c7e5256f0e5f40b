import { branchField } from '@rahba/contract/stores/branches/branch-labels'
import type { BranchRow } from '@rahba/contract/stores/branches/branches'
import { listBranches } from '@rahba/contract/stores/branches/branches.calls'
import { useCall } from '../../api/queries.ts'
import type { Filter } from '../../kit/list/filter.ts'
import { useLocale } from '../../text/locale.ts'

/** The open branches of the store in their order. */
export const useBranches = (): readonly BranchRow[] => useCall(listBranches, {}).data ?? []

/** The filter of a list by branch; none where the store has one. */
export function useBranchFilter(): Filter[] {
  const locale = useLocale()
  const branches = useBranches()
  if (branches.length < 2) return []
  const choices = Object.fromEntries(branches.map(({ id, name }) => [id, name]))
  return [{ key: 'branch_id', label: branchField[locale], kind: 'choice', choices }]
}
