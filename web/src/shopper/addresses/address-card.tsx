import { Badge, Button } from '@mantine/core'
import { comma } from '@rahba/contract/kernel/locale'
import type { Address } from '@rahba/contract/shoppers/addresses'
import { usePathTo } from '../../paths.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import classes from './addresses.module.css'

/** One address with what can be done with it. */
export function AddressCard({ address }: { address: Address }) {
  const t = useText('shopper-account').addresses
  const locale = useLocale()
  const to = usePathTo()
  const { id, label, name, phone, city, district, street, building, short_address, is_default } = address
  const lines = [street, building, district, city].filter(Boolean).join(comma[locale])
  return (
    <article className={classes.card} data-default={is_default || undefined}>
      <h2 className={classes.label}>
        <span dir="auto">{label}</span>
        {is_default && (
          <Badge variant="light" tt="none">
            {t.isDefault}
          </Badge>
        )}
      </h2>
      <p dir="auto">{lines}</p>
      <p className={classes.small}>
        <span dir="auto">{name}</span> · <bdi dir="ltr">{phone}</bdi>
      </p>
      {short_address && (
        <p className={classes.small}>
          <bdi dir="ltr">{short_address}</bdi>
        </p>
      )}
      <form method="post" className={classes.ways} aria-label={label}>
        <input type="hidden" name="id" value={id} />
        <Button
          component="a"
          href={to('/account/addresses/:id', { id })}
          variant="default"
          size="sm"
          aria-label={`${t.editShort} ${label}`}
        >
          {t.editShort}
        </Button>
        {!is_default && (
          <Button type="submit" name="act" value="default" variant="default" size="sm">
            {t.makeDefault}
          </Button>
        )}
        <Button type="submit" name="act" value="remove" variant="subtle" color="red" size="sm" aria-label={`${t.remove} ${label}`}>
          {t.remove}
        </Button>
      </form>
    </article>
  )
}
