import { Button, Textarea } from '@mantine/core'
import { moneyText } from '@rahba/contract/kernel/money-text'
import { type OrderActionName, overdueAfterDays, whyNotOrderAction } from '@rahba/contract/orders/order-actions'
import type { ShopperOrder } from '@rahba/contract/orders/order-shapes'
import type { ReactNode } from 'react'
import { MoneyInText } from '../../../kit/show/money-in-text.tsx'
import { countRemainingPieces } from '../../../orders/cancellations/remaining-pieces.ts'
import { usePathTo } from '../../../paths.ts'
import type { RefusedForm } from '../../../shell/request/post-form.ts'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'
import forms from '../form.module.css'
import type { Posted } from '../order.server.ts'
import { getPaid, hasUnits } from '../order-facts.ts'
import { Part } from './labelled.tsx'

interface ActFormProps {
  name: OrderActionName
  form_key: string
  hint: string
  button: string
  red?: boolean
  children?: ReactNode
}

function ActForm({ name, form_key, hint, button, red, children }: ActFormProps) {
  return (
    <form method="post" encType="multipart/form-data" noValidate className={forms.form} aria-label={button}>
      <input type="hidden" name="intent" value={name} />
      <input type="hidden" name="key" value={form_key} />
      <p>
        <MoneyInText>{hint}</MoneyInText>
      </p>
      {children}
      <div>
        <Button type="submit" {...(red ? { color: 'red' } : {})}>
          {button}
        </Button>
      </div>
    </form>
  )
}

const cancellable: readonly ShopperOrder['status'][] = ['new', 'accepted', 'preparing', 'ready']

/** True if the customer may still return goods of an order. `now` in ms. */
export const mayReturn = (order: ShopperOrder, now = Date.now()): boolean =>
  (order.status === 'delivered' || order.status === 'completed') &&
  order.return_until !== null &&
  Date.parse(order.return_until) > now &&
  hasUnits(order)

/** True if the customer may cancel units of an order before it leaves. */
export const mayCancelSome = (order: ShopperOrder): boolean => cancellable.includes(order.status) && hasUnits(order)

function Reason({ refused }: { refused: RefusedForm | null }) {
  const t = useText('shopper-orders').act
  return (
    <Textarea
      id="note"
      name="note"
      label={t.reason}
      defaultValue={refused?.values.note ?? ''}
      error={refused?.fields.note}
      maxLength={1000}
      rows={3}
      dir="auto"
      required
    />
  )
}

/** Everything a customer can do with an order now: each a form that works without scripts, the grave ones behind a disclosure. */
export function OrderActions({ order, form_key, posted }: { order: ShopperOrder; form_key: string; posted: Posted | undefined }) {
  const t = useText('shopper-orders').act
  const locale = useLocale()
  const to = usePathTo()
  const may = (name: OrderActionName) => whyNotOrderAction(name, order, 'user') === null
  const getRefusal = (name: OrderActionName) => (posted?.intent === name ? posted.refused : null)
  const paid = getPaid(order)
  // Goods that all go back are not confirmed as received.
  const mayComplete = may('complete') && hasUnits(order)
  const back = paid > 0 ? t.refundTo(moneyText(paid, locale)) : t.nothingPaid
  const links = [
    mayReturn(order) && { key: 'return', label: t.return },
    mayCancelSome(order) && countRemainingPieces(order) > 1 && { key: 'some', label: t.some },
  ].filter((link) => link !== false)
  const grave = [
    may('cancel_own') && {
      name: 'cancel_own' as const,
      title: t.cancel,
      hint: `${t.cancelHint} ${back}`,
      button: t.confirmCancel,
    },
    may('request_cancel') && { name: 'request_cancel' as const, title: t.request, hint: t.requestHint, button: t.sendRequest },
    may('cancel_late') && {
      name: 'cancel_late' as const,
      title: t.late,
      hint: `${t.lateHint(overdueAfterDays)} ${back}`,
      button: t.confirmCancel,
    },
  ].filter((one) => one !== false)
  if (links.length + grave.length === 0 && !mayComplete && !may('withdraw_cancel')) return <div data-live="actions" hidden />
  return (
    <Part title={t.title} live="actions">
      {mayComplete && <ActForm name="complete" form_key={form_key} hint={t.receiveHint} button={t.receive} />}
      {may('withdraw_cancel') && <ActForm name="withdraw_cancel" form_key={form_key} hint={t.withdrawHint} button={t.withdraw} />}
      {links.map(({ key, label }) => (
        <p key={key}>
          <Button component="a" href={to('/orders/:id/return', { id: order.id })} variant="default">
            {label}
          </Button>
        </p>
      ))}
      {grave.map(({ name, title, hint, button }) => (
        <details key={name} open={getRefusal(name) !== null}>
          <summary>{title}</summary>
          <ActForm name={name} form_key={form_key} hint={hint} button={button} red>
            {name === 'request_cancel' && <Reason refused={getRefusal(name)} />}
          </ActForm>
        </details>
      ))}
    </Part>
  )
}
