import { isUuid } from '@rahba/contract/kernel/is-uuid'
import type { FastifyInstance } from 'fastify'
import type { Who } from '../http/who.ts'

/** True if the caller may listen to one record's channel. */
type ChannelRule = (who: Who, id: string) => boolean | Promise<boolean>

// The owner of these lists is known without a query.
const own: Readonly<Record<string, ChannelRule>> = {
  store: (who, id) => who.audience === 'store' && who.store_id === id,
  admin: (who, id) => who.audience === 'admin' && who.admin_id === id,
  user: (who, id) => who.audience === 'user' && who.user_id === id,
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The rules for listening to channels, by their kind. A domain adds its own. */
    channels: Map<string, ChannelRule>
  }
}

/** Call it before the domains are mounted. */
export const prepareChannels = (app: FastifyInstance): void => void app.decorate('channels', new Map(Object.entries(own)))

/**
 * True if `who` may listen to a channel named like `private-chat.0190…`. Channels of an undeclared kind are closed to all, and every channel to a
 * shopper whose account is to be deleted.
 */
export async function mayListen(app: FastifyInstance, who: Who, channel: string): Promise<boolean> {
  if (who.audience === 'user' && who.deletion_pending) return false
  const [, kind = '', id = ''] = /^private-([a-z]+)\.(.+)$/.exec(channel) ?? []
  const rule = app.channels.get(kind)
  return rule && isUuid(id) ? rule(who, id) : false
}
