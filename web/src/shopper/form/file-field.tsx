import { Input } from '@mantine/core'
import { useId } from 'react'
import classes from './file-field.module.css'

interface FileFieldProps {
  name: string
  label: string
  hint?: string
  /** The types of files that the browser offers. */
  accept: string
  error?: string | undefined
}

/** A file of a form that the browser posts: its own control, since it works without scripts and shows what was chosen. */
export function FileField({ name, label, hint, accept, error }: FileFieldProps) {
  const id = useId()
  return (
    <Input.Wrapper id={id} label={label} description={hint} error={error}>
      <input
        id={id}
        type="file"
        name={name}
        accept={accept}
        className={classes.file}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
    </Input.Wrapper>
  )
}
