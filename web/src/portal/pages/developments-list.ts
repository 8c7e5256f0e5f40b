import { listOwnDevelopments } from '@rahba/contract/conversations/own-development-messages.calls'

/** The store's requests to the platform, for the page's loader and for the list. */
export const developmentsList = {
  name: 'store-development-messages',
  call: listOwnDevelopments,
  options: { defaultSort: '-last_reply_at', filters: ['status'] },
}
