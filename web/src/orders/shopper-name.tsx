import { deletedShopper } from '@rahba/contract/shoppers/user-labels'
import { Localized, UserText } from '../kit/layout/direction.tsx'

/** The person who ordered or paid. Everybody has at least a phone, so a missing name means that the account was deleted. */
export function ShopperName({ name, lines }: { name: string | null; lines?: number }) {
  const cut = lines ? { lines } : {}
  return name === null ? <Localized text={deletedShopper} {...cut} /> : <UserText {...cut}>{name}</UserText>
}
