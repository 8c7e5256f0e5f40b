import { Badge, Button } from '@mantine/core'
import type { Address } from '@rahba/contract/shoppers/addresses'
import { UserText } from '../../kit/layout/direction.tsx'
import { UserTexts } from '../../kit/layout/user-texts.tsx'
import { usePathTo } from '../../paths.ts'
import { useText } from '../../text/use-text.ts'
import classes from './addresses.module.css'

/** One address with what can be done with it. */
export function AddressCard({ address }: { address: Address }) {
  const t = useText('shopper-account').addresses
  const to = usePathTo()
  const { id, label, name, phone, city, district, street, building, short_address, is_default } = address
  return (
    <article className={classes.card} data-default={is_default || undefined}>
      <h2 className={classes.label}>
        <UserText>{label}</UserText>
        {is_default && (
          <Badge variant="light" tt="none">
            {t.isDefault}
          </Badge>
        )}
      </h2>
      <p>
        <UserTexts parts={[street, building, district, city]} />
      </p>
      <p className={classes.small}>
        <UserText>{name}</UserText> · <bdi dir="ltr">{phone}</bdi>
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
