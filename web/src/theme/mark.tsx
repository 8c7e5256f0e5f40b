import { brand } from '@rahba/contract/kernel/brand'
import { useLocale } from '../text/locale.ts'
import classes from './mark.module.css'

/** The arch of a market hall: a pointed outer arch, the doorway within, and the lamp that hangs at its crown. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" className={classes.mark}>
      <path
        className={classes.wall}
        d="M2.5 29.5V15.2C2.5 8.4 8.6 5.1 16 1.4c7.4 3.7 13.5 7 13.5 13.8v14.3h-6.2V16.6c0-4-3.3-6-7.3-8.3-4 2.3-7.3 4.3-7.3 8.3v12.9z"
      />
      <path className={classes.lamp} d="M16 12.2c2 1.9 3 3.5 3 5.1a3 3 0 0 1-6 0c0-1.6 1-3.2 3-5.1z" />
      <path className={classes.step} d="M11 26.6h10v2.9H11z" />
    </svg>
  )
}

/** The mark with the product's name in the language of the page. */
export function Wordmark({ size = 28 }: { size?: number }) {
  const locale = useLocale()
  return (
    <span className={classes.wordmark} style={{ fontSize: size * 0.78 }}>
      <Mark size={size} />
      {brand.name[locale]}
    </span>
  )
}
