import type { UserRow } from '@rahba/contract/shoppers/users'
import { useText } from '../../text/use-text.ts'

/** What a shopper is called: by name, or by the phone where they gave none. */
export function useUserName(): (user: Pick<UserRow, 'name' | 'phone'>) => string {
  const t = useText('admin/users')
  return ({ name, phone }) => name ?? phone ?? t.nameless
}
