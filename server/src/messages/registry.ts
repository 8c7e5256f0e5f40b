import { accessMessages } from './access.ts'
import { agreementMessages } from './agreement.ts'
import { balanceMessages } from './balances.ts'
import { cancellationMessages } from './cancellations.ts'
import { carrierMessages } from './carriers.ts'
import { catalogMessages } from './catalog.ts'
import { codeMessages } from './codes.ts'
import { conversationMessages } from './conversations.ts'
import { dueMessages } from './dues.ts'
import { noticeMailMessages } from './notice-mail.ts'
import { orderMessages } from './orders.ts'
import { paperMessages } from './papers.ts'
import { paymentMessages } from './payments.ts'
import { payoutMessages } from './payouts.ts'
import { platformMessages } from './platform.ts'
import { securityMessages } from './security.ts'
import { shopperMessages } from './shoppers.ts'
import { stockMessages } from './stock.ts'
import { storeMessages } from './stores.ts'

/** Every sentence that people receive, by subject. */
export const registry = {
  orders: orderMessages,
  cancellations: cancellationMessages,
  payments: paymentMessages,
  payouts: payoutMessages,
  dues: dueMessages,
  carriers: carrierMessages,
  balances: balanceMessages,
  stores: storeMessages,
  papers: paperMessages,
  agreement: agreementMessages,
  catalog: catalogMessages,
  stock: stockMessages,
  conversations: conversationMessages,
  access: accessMessages,
  security: securityMessages,
  codes: codeMessages,
  shoppers: shopperMessages,
  platform: platformMessages,
  mails: noticeMailMessages,
} as const
