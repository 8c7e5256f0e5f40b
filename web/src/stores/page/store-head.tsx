import type { MarketStore } from '@rahba/contract/catalog/market/market'
import { IconBuildingStore, IconMapPin, IconSpeakerphone } from '@tabler/icons-react'
import { UserText } from '../../kit/layout/direction.tsx'
import { Picture } from '../../kit/show/picture.tsx'
import { useLocale } from '../../text/locale.ts'
import { useOwnLanguage } from '../../text/use-own-language.ts'
import { useText } from '../../text/use-text.ts'
import { formatOpening } from '../open-now.ts'
import { Contacts } from './contacts.tsx'
import classes from './store-head.module.css'

/** The parts of a store that its head shows. */
export type HeadStore = Pick<
  MarketStore,
  | 'name'
  | 'logo'
  | 'cover'
  | 'is_online'
  | 'hours'
  | 'takes_orders_at'
  | 'category'
  | 'city'
  | 'contacts'
  | 'description'
  | 'announcement'
  | 'welcome_title'
  | 'welcome_text'
>

/** The store's own words to its visitors. */
function Welcome({ store: { welcome_title, welcome_text } }: { store: HeadStore }) {
  const own = useOwnLanguage()
  if (!welcome_title && !welcome_text) return null
  return (
    <div className={classes.welcome}>
      {welcome_title && (
        <h2>
          <UserText>{welcome_title}</UserText>
        </h2>
      )}
      {welcome_text && <p {...own(welcome_text)}>{welcome_text}</p>}
    </div>
  )
}

/** Announcement, cover, logo, name, whether it takes orders now, where it is, how to reach it, and what it says of itself. */
export function StoreHead({ store, heading: Heading = 'h1' }: { store: HeadStore; heading?: 'h1' | 'h2' }) {
  const t = useText('shop').store
  const { open: words } = useText('store-delivery')
  const locale = useLocale()
  const own = useOwnLanguage()
  const hoursText = useText('shop').hours
  // It takes orders while closed, and prepares them when it opens.
  const shut = store.is_online && store.hours && !store.hours.is_open ? store.hours : null
  return (
    <header>
      {store.announcement && (
        <p className={classes.announcement}>
          <IconSpeakerphone size={20} stroke={1.6} className="mirrored" aria-hidden="true" />
          <UserText>{store.announcement}</UserText>
        </p>
      )}
      <div className={classes.cover}>
        {store.cover && (
          <Picture
            id={store.cover}
            alt=""
            width={1152}
            height={331}
            sizes="(max-width: 1200px) 100vw, 1152px"
            className={classes.picture}
            first
          />
        )}
      </div>
      <div className={classes.row}>
        <span className={classes.logo}>
          {store.logo ? (
            <Picture id={store.logo} alt="" width={104} height={104} first />
          ) : (
            <IconBuildingStore size={48} stroke={1.5} aria-hidden="true" />
          )}
        </span>
        <div className={classes.words}>
          <Heading className={classes.name}>
            <UserText>{store.name}</UserText>
          </Heading>
          <p className={classes.facts}>
            <span className={classes.state} data-open={(store.is_online && !shut) || undefined}>
              {shut ? words.closed : store.is_online ? t.open : t.closed}
            </span>
            {store.category && <span>{store.category}</span>}
            {store.city && (
              <span className={classes.city}>
                <IconMapPin size={17} stroke={1.7} aria-hidden="true" />
                {store.city}
              </span>
            )}
          </p>
        </div>
        <Contacts contacts={store.contacts} />
      </div>
      {store.description && (
        <p className={classes.description} {...own(store.description)}>
          {store.description}
        </p>
      )}
      <Welcome store={store} />
      {shut && <p className={classes.closed}>{hoursText.orderAnyway(shut.changes_at && formatOpening(shut.changes_at, words, locale))}</p>}
      {!store.is_online && (
        <p className={classes.closed}>
          {store.takes_orders_at && words.ordersFrom(formatOpening(store.takes_orders_at, words, locale))} {t.closedNote}
        </p>
      )}
    </header>
  )
}
