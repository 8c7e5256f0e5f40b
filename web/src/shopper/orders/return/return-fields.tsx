import { NativeSelect, Textarea } from '@mantine/core'
import { acceptedFiles } from '@rahba/contract/kernel/file-limits'
import { comma, inLocale, type Locale } from '@rahba/contract/kernel/locale'
import { refundReasons } from '@rahba/contract/orders/cancellations/cancellation-states'
import type { ShopperOrder } from '@rahba/contract/orders/order-shapes'
import type { RefusedForm } from '../../../shell/request/post-form.ts'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'
import { FileField } from '../../form/file-field.tsx'
import { PlainField } from '../../form/plain-field.tsx'
import forms from '../form.module.css'
import classes from '../orders.module.css'
import { LineWords } from '../parts/order-goods.tsx'
import { quantityField } from './read-return-request.ts'

interface FieldsProps {
  refused: RefusedForm | undefined
}

/** A line's name with its variant: the fields of two variants of a product would be named alike without it. */
const nameLine = ({ name, variant }: ShopperOrder['lines'][number], locale: Locale): string =>
  [inLocale(name, locale), variant.map(({ value }) => inLocale(value, locale)).join(comma[locale])].filter(Boolean).join(' - ')

/** The lines of the order of which something is left, each with its quantity. */
export function WishedLines({ order, refused }: FieldsProps & { order: ShopperOrder }) {
  const t = useText('shopper-orders').ask
  const locale = useLocale()
  const lines = order.lines.filter(({ quantity, cancelled_quantity }) => quantity > cancelled_quantity)
  return (
    <fieldset id="lines" tabIndex={-1}>
      <legend>{t.lines}</legend>
      {refused?.fields.lines && <p className={forms.error}>{refused.fields.lines}</p>}
      <ul className={classes.lines}>
        {lines.map((line) => {
          const name = quantityField(line.id)
          const error = refused?.fields[name]
          const remaining = line.quantity - line.cancelled_quantity
          return (
            <li key={line.id} className={classes.line}>
              <LineWords line={line}>
                <p className={classes.small}>{t.available(remaining)}</p>
                {error && (
                  <p id={`${name}-error`} className={forms.error}>
                    {error}
                  </p>
                )}
              </LineWords>
              <input
                className={forms.quantity}
                id={name}
                name={name}
                type="number"
                inputMode="numeric"
                min={0}
                max={remaining}
                defaultValue={refused?.values[name] ?? (lines.length === 1 && remaining === 1 ? 1 : 0)}
                aria-label={t.quantityOf(nameLine(line, locale))}
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? `${name}-error` : undefined}
              />
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}

/** The reasons that fit before goods have arrived, and after it. */
const reasons = {
  cancel: ['changed_mind', 'late', 'duplicate', 'other'],
  return: ['changed_mind', 'wrong_item', 'damaged', 'not_as_described', 'late', 'other'],
} as const satisfies Record<string, readonly (keyof typeof refundReasons)[]>

/** Why the goods go back, in the words of the contract and in the customer's own. */
export function ReasonFields({ refused, isReturn }: FieldsProps & { isReturn: boolean }) {
  const t = useText('shopper-orders').ask
  const locale = useLocale()
  return (
    <>
      <NativeSelect
        id="refund_reason"
        name="refund_reason"
        label={t.reason}
        size="md"
        required
        defaultValue={refused?.values.refund_reason ?? ''}
        error={refused?.fields.refund_reason}
        data={[
          { value: '', label: t.chooseReason },
          ...reasons[isReturn ? 'return' : 'cancel'].map((reason) => ({ value: reason, label: refundReasons[reason][locale] })),
        ]}
      />
      <PlainField
        id="refund_reason_other"
        name="refund_reason_other"
        refused={refused}
        label={t.otherReason}
        size="md"
        maxLength={200}
        dir="auto"
        className={forms.whenOther ?? ''}
      />
      <Textarea
        id="problem_description"
        name="problem_description"
        label={t.problem}
        size="md"
        rows={4}
        maxLength={2000}
        dir="auto"
        defaultValue={refused?.values.problem_description ?? ''}
        error={refused?.fields.problem_description}
      />
    </>
  )
}

/** Photos of the goods: those that were taken already, and more. */
export function PhotoFields({ refused, files }: FieldsProps & { files: readonly string[] }) {
  const t = useText('shopper-orders').ask
  return (
    <div>
      {files.length > 0 && (
        <ul className={forms.files}>
          {files.map((id, index) => (
            <li key={id}>
              <img src={`/api/user/files/${id}`} alt={t.photo(index + 1)} width={88} height={88} />
              <label className={forms.choice}>
                <input type="checkbox" name="attachments" value={id} defaultChecked /> {t.keep}
              </label>
            </li>
          ))}
        </ul>
      )}
      <FileField
        id="photos"
        name="photos"
        multiple
        label={t.photos}
        hint={t.photosHint}
        accept={acceptedFiles.paper.join()}
        error={refused?.fields.photos}
      />
    </div>
  )
}
