import classes from './options.module.css'

/** Returns the id of the message at a field of a product's form. */
export const getFaultId = (field: string) => `fault-${field}`

/** The message at a field of a product's form. The page's script takes it away once the field changes. */
export function Fault({ field, text }: { field: string; text: string | undefined }) {
  if (text === undefined) return null
  return (
    <p id={getFaultId(field)} className={classes.fault} data-fault>
      {text}
    </p>
  )
}
