import { IconMapPin } from '@tabler/icons-react'
import { Link, useLocation } from 'react-router'
import { usePathTo } from '../../paths.ts'
import { useText } from '../../text/use-text.ts'
import classes from './city-link.module.css'

/** The city that delivery is shown for, with the way to choose another. `city` is null while none is known. */
export function CityLink({ city }: { city: { name: string } | null }) {
  const t = useText('market').city
  const path = usePathTo()('/market/city')
  const { pathname, search } = useLocation()
  const back = pathname === path ? '' : `?${new URLSearchParams({ back: pathname + search })}`
  return (
    <Link to={path + back} reloadDocument className={classes.city}>
      <IconMapPin size={20} stroke={1.6} aria-hidden="true" className={classes.pin} />
      {city ? (
        <span>
          <span className={classes.label}>{t.deliversTo}</span> <span className={classes.name}>{city.name}</span>
        </span>
      ) : (
        <span className={classes.name}>{t.choose}</span>
      )}
    </Link>
  )
}
