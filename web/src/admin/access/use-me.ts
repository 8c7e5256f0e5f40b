import { adminProfile } from '@rahba/contract/access/admin-auth.calls'
import { useCall } from '../../api/queries.ts'

/** The admin who is signed in, with the role; undefined until it is read. */
export const useMe = () => useCall(adminProfile, {}, { staleTime: 60_000, silent: true }).data
