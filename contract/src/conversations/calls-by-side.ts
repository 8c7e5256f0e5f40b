/** The names of the calls of either side of a conversation, by what they do: the same for both but for their paths and whose they are. */
const names = {
  store: {
    friends: 'getFriends',
    read: 'readStoreChat',
    messages: 'listStoreMessages',
    send: 'sendStoreMessage',
    marks: 'markStoreMessages',
    block: 'blockStoreChat',
    report: 'reportStoreChat',
    file: 'downloadStoreChatFile',
  },
  user: {
    friends: 'listUserChats',
    read: 'readUserChat',
    messages: 'listUserMessages',
    send: 'sendUserMessage',
    marks: 'markUserMessages',
    block: 'blockUserChat',
    report: 'reportUserChat',
    file: 'downloadUserChatFile',
  },
} as const

type Picked<Names extends Record<string, string>, Calls extends Record<Names[keyof Names], unknown>> = {
  readonly [Action in keyof Names]: Calls[Names[Action]]
}
type Values<Names> = Names[keyof Names]

const pick = <Names extends Record<string, string>, Calls extends Record<Names[keyof Names], unknown>>(calls: Calls, of: Names) =>
  // The entries are those of the table of names.
  Object.fromEntries(Object.entries(of).map(([action, name]) => [action, calls[name as keyof Calls]])) as Picked<Names, Calls>

/** The calls of each side by what they do. `store` and `user` are all calls of a side, or the endpoints that are made from them. */
export const callsBySide = <
  Store extends Record<Values<(typeof names)['store']>, unknown>,
  User extends Record<Values<(typeof names)['user']>, unknown>,
>(
  store: Store,
  user: User,
) => ({ store: pick(store, names.store), user: pick(user, names.user) })
