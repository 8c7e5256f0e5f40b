import { makeStore, type TestStore } from './catalog-world.ts'
import { shopper } from './people.ts'
import type { TestApp } from './test-app.ts'

export interface Talking {
  store: TestStore
  user: { user_id: string; token: string }
  session_id: string
}

/** A store and a shopper with a conversation, in which nothing was said yet. */
export async function talking(t: TestApp): Promise<Talking> {
  const [store, user] = [await makeStore(t.db), await shopper(t)]
  const { body } = await t.call('POST', '/user/chat', { token: user.token, body: { store_id: store.id } })
  return { store, user, session_id: body.id }
}
