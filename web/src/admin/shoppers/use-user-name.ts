import { deletedShopper } from '@rahba/contract/shoppers/user-labels'
import type { UserRow } from '@rahba/contract/shoppers/users'
import { useLocale } from '../../text/locale.ts'

/** What a shopper is called: by name, or by the phone where they gave none; without both the account was deleted. */
export function useUserName(): (user: Pick<UserRow, 'name' | 'phone'>) => string {
  const locale = useLocale()
  return ({ name, phone }) => name ?? phone ?? deletedShopper[locale]
}
