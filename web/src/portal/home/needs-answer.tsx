import { Text } from '@mantine/core'
import type { StoreAgreement } from '@rahba/contract/agreement/store-agreement'
import { inLocale } from '@rahba/contract/kernel/locale'
import type { PageAddress } from '@rahba/contract/kernel/page-table'
import { todayInRiyadh } from '@rahba/contract/kernel/today'
import type { StoreHome } from '@rahba/contract/statistics/store-home'
import { storeHomeLinks } from '@rahba/contract/statistics/store-home-links'
import { documentKinds } from '@rahba/contract/stores/store-states'
import {
  IconArrowBackUp,
  IconCashBanknote,
  IconChevronRight,
  IconFileAlert,
  IconFileCertificate,
  IconPackageImport,
  IconPackageOff,
  type IconProps,
  IconReceipt,
  IconReceiptOff,
} from '@tabler/icons-react'
import type { ComponentType, ReactNode } from 'react'
import { UserText } from '../../kit/layout/direction.tsx'
import { LocalLink } from '../../kit/nav/link.tsx'
import { DateTime } from '../../kit/show/date-time.tsx'
import { Panel } from '../../kit/show/panel.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { profilePages } from '../layout/profile-steps.ts'
import classes from './home.module.css'

interface Waiting {
  key: string
  icon: ComponentType<IconProps>
  to: PageAddress
  title: string
  hint?: ReactNode
}

const bankPapers: readonly string[] = ['bank_account_image', 'bank_account_letter']

type AgreementDue = StoreAgreement['due']

function useWaiting(agreement: AgreementDue, { orders, cancellations, dues, papers, products }: StoreHome): Waiting[] {
  const t = useText('portal/home').now
  const locale = useLocale()
  const links = storeHomeLinks(todayInRiyadh())
  const waiting: Waiting[] = []
  if (agreement) {
    const hint = agreement.stops ? (
      t.agreementStops
    ) : (
      <>
        {t.agreementFrom}: <DateTime value={agreement.applies_from} style="date" />
      </>
    )
    waiting.push({ key: 'agreement', icon: IconFileCertificate, to: '/store/agreement', title: t.agreement, hint })
  }
  if (orders && orders.new > 0) {
    const hint = orders.accept_by && (
      <>
        {t.acceptBy}: <DateTime value={orders.accept_by} />
      </>
    )
    waiting.push({ key: 'new', icon: IconReceipt, to: links.new_orders.to, title: t.newOrders(orders.new), ...(hint ? { hint } : {}) })
  }
  if (orders && orders.cancel_requested > 0)
    waiting.push({
      key: 'cancels',
      icon: IconReceiptOff,
      to: links.cancel_requests.to,
      title: t.cancels(orders.cancel_requested),
      hint: t.cancelsHint,
    })
  if (cancellations && cancellations.to_answer > 0) {
    const hint = cancellations.answer_by && (
      <>
        {t.acceptBy}: <DateTime value={cancellations.answer_by} />
      </>
    )
    const title = t.toAnswer(cancellations.to_answer)
    waiting.push({ key: 'to_answer', icon: IconArrowBackUp, to: links.to_answer.to, title, ...(hint ? { hint } : {}) })
  }
  if (cancellations && cancellations.to_receive > 0) {
    const title = t.toReceive(cancellations.to_receive)
    waiting.push({ key: 'to_receive', icon: IconPackageImport, to: links.to_receive.to, title, hint: t.toReceiveHint })
  }
  if (dues && dues.overdue > 0)
    waiting.push({ key: 'overdue', icon: IconCashBanknote, to: links.overdue_dues.to, title: t.overdue(dues.overdue), hint: t.overdueHint })
  if (dues && dues.due > 0) {
    const hint = dues.due_on && (
      <>
        {t.payBy}: <DateTime value={dues.due_on} style="date" />
      </>
    )
    waiting.push({ key: 'dues', icon: IconCashBanknote, to: links.dues.to, title: t.dues(dues.due), ...(hint ? { hint } : {}) })
  }
  for (const { kind, status, reason } of papers) {
    const paper = documentKinds[kind][locale]
    const hint = reason ? { hint: <UserText>{reason}</UserText> } : {}
    const to = bankPapers.includes(kind) ? profilePages.payment : profilePages.data
    waiting.push({ key: kind, icon: IconFileAlert, to, title: status === 'expired' ? t.expired(paper) : t.sentBack(paper), ...hint })
  }
  const sentBack = products?.rejected_products ?? []
  for (const { id, name, reason } of sentBack) {
    const hint = reason ? { hint: <UserText lines={2}>{reason}</UserText> } : {}
    waiting.push({ key: id, icon: IconPackageOff, to: `/store/products/${id}/edit`, title: t.rejected(inLocale(name, locale)), ...hint })
  }
  const rejected = products?.rejected ?? 0
  if (rejected > sentBack.length)
    waiting.push({ key: 'more', icon: IconPackageOff, to: links.rejected_products.to, title: t.allRejected(rejected) })
  return waiting
}

interface NeedsAnswerProps {
  home: StoreHome
  /** The version of the agreement that the store has to accept; or null. */
  agreement: AgreementDue
}

/** The items that wait for the merchant, each linked to its page. */
export function NeedsAnswer({ home, agreement }: NeedsAnswerProps) {
  const t = useText('portal/home').now
  const waiting = useWaiting(agreement, home)
  return (
    <Panel title={t.title} flush>
      {waiting.length === 0 && (
        <Text size="sm" c="dimmed" p="md">
          {t.none}
        </Text>
      )}
      {waiting.length > 0 && (
        <ul className={classes.waiting}>
          {waiting.map(({ key, icon: Icon, to, title, hint }) => (
            <li key={key}>
              <LocalLink to={to} className={classes.item}>
                <Icon size={20} stroke={1.6} className={classes.mark ?? ''} aria-hidden="true" />
                <span className={classes.itemText}>
                  <span dir="auto">{title}</span>
                  {hint && <span className={classes.hint}>{hint}</span>}
                </span>
                <IconChevronRight size={16} className={`mirrored ${classes.chevron}`} aria-hidden="true" />
              </LocalLink>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
