import { Input } from '@mantine/core'
import { useId } from 'react'
import { useText } from '../../text/use-text.ts'
import classes from './file-field.module.css'

interface FileFieldProps {
  /** Where a link leads to the field from elsewhere on the page. */
  id?: string
  name: string
  label: string
  hint?: string
  /** The types of files that the browser offers. */
  accept: string
  error?: string | undefined
  multiple?: boolean
  required?: boolean
}

/**
 * A file of a form that the browser posts. Browsers name their own control in their own language, so a button in the page's language stands in its
 * place, and the page's script (web/src/plain/file-names.ts) shows what was chosen. Without scripts it is the browser's control.
 */
export function FileField({ id: own, name, label, hint, accept, error, multiple = false, required = false }: FileFieldProps) {
  const t = useText('shopper').files
  const made = useId()
  const id = own ?? made
  const described = [hint && `${id}-description`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <Input.Wrapper id={id} label={label} description={hint} error={error} required={required}>
      <div className={classes.field} data-files>
        <input
          id={id}
          type="file"
          name={name}
          accept={accept}
          multiple={multiple}
          className={classes.file}
          aria-invalid={error ? true : undefined}
          aria-labelledby={`${id}-label`}
          required={required}
          aria-describedby={described || undefined}
        />
        <label htmlFor={id} className={classes.button} aria-hidden="true">
          {multiple ? t.chooseSeveral : t.choose}
        </label>
        <span className={classes.names} data-names data-none={t.none}>
          {t.none}
        </span>
      </div>
    </Input.Wrapper>
  )
}
