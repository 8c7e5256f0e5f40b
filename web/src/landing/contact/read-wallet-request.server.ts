import { moneyText } from '@rahba/contract/kernel/money-text'
import { readOwnBalance } from '@rahba/contract/money/balances/own-balance.calls'
import { userProfile } from '@rahba/contract/shoppers/sign-in.calls'
import type { ContactField } from '../../content/contact-fields.tsx'
import { callApi, type LoadContext } from '../../shell/request/call-api.ts'
import { pageRequest } from '../../shell/request/request-context.ts'

/** The known fields of a request to transfer the wallet's balance, and its amount in words. */
export interface WalletRequest extends Partial<Record<ContactField, string>> {
  balance: string
}

/** Reads who asks for the wallet's balance, for `/contact-us?about=wallet`. Null for any other address, for a visitor, and for an empty wallet. */
export async function readWalletRequest(context: LoadContext, url: URL): Promise<WalletRequest | null> {
  const { cookies, locale } = context.get(pageRequest)
  if (url.searchParams.get('about') !== 'wallet' || !cookies.userToken) return null
  const [{ name, phone, email }, { balance }] = await Promise.all([callApi(context, userProfile), callApi(context, readOwnBalance)])
  if (balance <= 0) return null
  return { name: name ?? '', phone, email: email ?? '', balance: moneyText(balance, locale) }
}
