import type { BranchRow } from '@rahba/contract/stores/branches'
import { listBranches } from '@rahba/contract/stores/branches.calls'
import { useCall } from '../../api/queries.ts'

/** The open branches of the store in their order. */
export const useBranches = (): readonly BranchRow[] => useCall(listBranches, {}).data ?? []
