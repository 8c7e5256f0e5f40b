import { VisuallyHidden } from '@mantine/core'
import { formatDate } from '@rahba/contract/kernel/date-text'
import { type Bilingual, inLocale, locales } from '@rahba/contract/kernel/locale'
import { invoiceKinds } from '@rahba/contract/orders/invoices/invoice-kinds'
import type { InvoiceRow } from '@rahba/contract/orders/invoices/invoices'
import { DateTime } from '../../../kit/show/date-time.tsx'
import { Money } from '../../../kit/show/money.tsx'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'
import classes from '../orders.module.css'
import { Part } from './labelled.tsx'

/** The invoices and credit notes of an order, each as a PDF in both languages. */
export function OrderInvoices({ invoices, store }: { invoices: readonly InvoiceRow[]; store: Bilingual }) {
  const t = useText('shopper-orders').invoices
  const locale = useLocale()
  return (
    <Part title={t.title} live="invoices">
      {invoices.length === 0 && <p className={classes.small}>{t.none}</p>}
      <ul className={classes.lines}>
        {invoices.map(({ id, number, kind, order_number, gross, issued_at }) => (
          <li key={id} className={classes.line}>
            <div className={classes.words}>
              <p>{invoiceKinds[kind][locale]}</p>
              <p className={classes.small}>
                <bdi dir="ltr">{number}</bdi> · <DateTime value={issued_at} style="date" /> · <Money value={gross} />
              </p>
              <p className={classes.links}>
                {locales.map((lang) => (
                  <a key={lang} href={`/api/user/invoices/${id}/pdf?lang=${lang}`} hrefLang={lang} type="application/pdf">
                    {t.pdf} {t.in[lang]}
                    <VisuallyHidden>
                      {t.which(invoiceKinds[kind][locale], order_number, inLocale(store, locale), formatDate(issued_at, locale, 'date'))}
                    </VisuallyHidden>
                  </a>
                ))}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Part>
  )
}
