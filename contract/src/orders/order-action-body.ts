import { z } from 'zod'
import type { Actor } from '../kernel/audiences.ts'
import { cleanReference } from '../kernel/normalise.ts'
import { orderErrors } from './errors.ts'
import { adminNote, freeNote, reason, toMessage } from './needed-words.ts'
import { type OrderAction, type OrderActionName, orderActionNames, orderActions } from './order-actions.ts'

type Needing<Need> = {
  [Name in OrderActionName]: (typeof orderActions)[Name] extends { needs: Need } ? Name : never
}[OrderActionName]
type Tracked = Needing<'tracking'>
type Reasoned = Needing<'reason'>
/** An action that asks for no more than a note. */
export type PlainOrderAction = Exclude<OrderActionName, Tracked | Reasoned>

const actionNeeds = (name: OrderActionName): OrderAction['needs'] => {
  const { needs }: OrderAction = orderActions[name]
  return needs
}
const isTracked = (name: OrderActionName): name is Tracked => actionNeeds(name) === 'tracking'
const isReasoned = (name: OrderActionName): name is Reasoned => actionNeeds(name) === 'reason'
const isPlain = (name: OrderActionName): name is PlainOrderAction => actionNeeds(name) === undefined

const parcelWord = z
  .string(toMessage(orderErrors.tracking_needed))
  .overwrite(cleanReference)
  .min(1, toMessage(orderErrors.tracking_needed))
  .max(80)
/** An action on an order with what this actor has to say with it: a parcel, a reason, an administrator's note on stepping in. */
function bodyFor(actor: Actor) {
  const admin = actor === 'admin'
  const note = admin ? adminNote : freeNote
  return z.discriminatedUnion('action', [
    z.strictObject({ action: z.enum(orderActionNames.filter(isPlain)), note }),
    z.strictObject({ action: z.enum(orderActionNames.filter(isReasoned)), note: admin ? adminNote : reason }),
    z.strictObject({ action: z.enum(orderActionNames.filter(isTracked)), note, shipping_company: parcelWord, tracking_number: parcelWord }),
  ])
}

/** The bodies of an action on an order, by who takes it. */
export const orderActionBodies = { admin: bodyFor('admin'), store: bodyFor('store'), user: bodyFor('user') }

export type OrderActionInput = z.output<(typeof orderActionBodies)['store' | 'admin']>
