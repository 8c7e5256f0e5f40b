import { adminViews, storeViews } from '@rahba/contract/access/saved-views.calls'
import type { ResponseOf } from '@rahba/contract/kernel/endpoint'
import { getRealm } from './surface.ts'

type ViewCalls = typeof adminViews | typeof storeViews

/** A list as somebody saved it. */
export type View = ResponseOf<ViewCalls['list']>['views'][number]

/** The calls for saved views of the surface an address belongs to; `kept` is false where nobody keeps any. */
export function getViewCalls(pathname: string): { calls: ViewCalls; isSaved: boolean } {
  const realm = getRealm(pathname)
  return { calls: realm === 'store' ? storeViews : adminViews, isSaved: realm !== 'user' }
}
