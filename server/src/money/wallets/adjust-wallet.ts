import { errors } from '@rahba/contract/kernel/errors'
import { formatAmount } from '@rahba/contract/kernel/money'
import type { Wallet, WalletKind } from '@rahba/contract/money/wallets'
import { notify } from '../../notifications/notify.ts'
import type { Db } from '../../platform/db/types.ts'
import { AppError, failField } from '../../platform/errors.ts'
import { legsForAdminAdjustment } from '../ledger/events.ts'
import { postTransaction } from '../ledger/post-transaction.ts'
import { readWallet } from './read-wallets.ts'

interface Adjustment {
  /** Names this adjustment once and for all: posted again it changes nothing. */
  id: string
  admin_id: string
  kind: WalletKind
  owner_id: string
  direction: 'add' | 'take'
  /** Halalas, above zero. */
  amount: number
  reason: string
}

/**
 * Adds to or takes from a wallet (M12), and tells its owner why. Throws at its field `not_found` for an owner of another kind, and
 * `wallet_too_low` or `balance_too_low` where the wallet would fall below zero.
 */
export async function adjustWallet(db: Db, input: Adjustment): Promise<{ before: Wallet; after: Wallet }> {
  const { kind, owner_id, amount, reason } = input
  const before = await readWallet(db, owner_id).catch((error: unknown) => {
    throw error instanceof AppError ? failField(`${kind}_id`, errors.not_found) : error
  })
  if (before.kind !== kind) throw failField(`${kind}_id`, errors.not_found)
  const account = kind === 'store' ? 'store_available' : 'customer_wallet'
  await postTransaction(db, {
    event: 'M12',
    reference: `adjustment:${input.id}`,
    ...(kind === 'store' ? { store_id: owner_id } : { user_id: owner_id }),
    legs: legsForAdminAdjustment({ account, owner_id }, input.direction === 'add' ? amount : -amount),
    actor: { type: 'admin', id: input.admin_id },
    note: reason,
  })
  const shown = formatAmount(amount)
  const added = input.direction === 'add'
  await notify(db, {
    audience: kind,
    recipient_ids: [owner_id],
    notif_type: 'MoneyNotification',
    model: 'wallets',
    model_id: owner_id,
    once: `adjustment:${input.id}`,
    mail: true,
    data: {
      ar: { title: added ? 'أُضيف إلى محفظتك' : 'خُصم من محفظتك', body: `${shown} ر.س: ${reason}` },
      en: { title: added ? 'Added to your wallet' : 'Taken from your wallet', body: `SAR ${shown}: ${reason}` },
    },
  })
  return { before, after: await readWallet(db, owner_id) }
}
