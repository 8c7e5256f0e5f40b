import { Button, TextInput } from '@mantine/core'
import { useText } from '../text/use-text.ts'
import classes from './preview-day.module.css'

interface PreviewDayProps {
  /** The day that is shown, `YYYY-MM-DD`. */
  day: string
  /** The other parts of the address, which stay. */
  keep?: Readonly<Record<string, string>>
}

/** A form that opens the page as it will be on another day. It works without scripts. */
export function PreviewDay({ day, keep = {} }: PreviewDayProps) {
  const t = useText('articles').previewDay
  return (
    <form method="get" className={classes.form}>
      {Object.entries(keep).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextInput type="date" name="ads" label={t.label} defaultValue={day} />
      <Button type="submit" variant="default">
        {t.show}
      </Button>
    </form>
  )
}
