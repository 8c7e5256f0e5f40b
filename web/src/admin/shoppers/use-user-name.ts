import { deletedShopper } from '@rahba/contract/shoppers/user-labels'
import type { UserRow } from '@rahba/contract/shoppers/users'
import { useLocale } from '../../text/locale.ts'

/** Returns a shopper's name, or the phone if there is no name; without both the account was deleted. */
export function useUserName(): (user: Pick<UserRow, 'name' | 'phone'>) => string {
  const locale = useLocale()
  return ({ name, phone }) => name ?? phone ?? deletedShopper[locale]
}
