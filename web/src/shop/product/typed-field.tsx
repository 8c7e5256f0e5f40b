import type { MarketProduct } from '@rahba/contract/catalog/market/market'
import { maxAnswerLength } from '@rahba/contract/orders/line-answers'
import { useOwnLanguage } from '../../text/use-own-language.ts'
import { useText } from '../../text/use-text.ts'
import { Fault, getFaultId } from './fault.tsx'
import classes from './options.module.css'

interface TypedFieldProps {
  field: MarketProduct['additional_fields'][number]
  value: string | undefined
  fault: string | undefined
}

/** An additional field that is typed: a text, a number, a day, or a link to a file, since a visitor has nowhere to upload one. */
export function TypedField({ field: { id, name, kind, is_required }, value, fault }: TypedFieldProps) {
  const t = useText('shop').product
  const own = useOwnLanguage()
  const hint = kind === 'file' ? `hint-${id}` : undefined
  const shared = {
    id,
    name: id,
    defaultValue: value,
    className: classes.typed,
    'aria-required': is_required,
    'aria-invalid': fault === undefined ? undefined : true,
    'aria-describedby': [hint, fault === undefined ? undefined : getFaultId(id)].filter(Boolean).join(' ') || undefined,
  }
  return (
    <div className={classes.field} data-invalid={fault === undefined ? undefined : ''}>
      <label htmlFor={id} className={classes.legend}>
        <span {...own(name)}>{name}</span>
        <span className={classes.mark}>{is_required ? t.required : t.optional}</span>
      </label>
      {hint && (
        <p id={hint} className={classes.hint}>
          {t.linkHint}
        </p>
      )}
      {kind === 'text' && <textarea {...shared} rows={2} maxLength={maxAnswerLength} dir="auto" />}
      {kind === 'number' && <input {...shared} type="text" inputMode="decimal" maxLength={40} />}
      {kind === 'date' && <input {...shared} type="date" />}
      {kind === 'file' && <input {...shared} type="url" dir="ltr" placeholder="https://" maxLength={maxAnswerLength} />}
      <Fault field={id} text={fault} />
    </div>
  )
}
