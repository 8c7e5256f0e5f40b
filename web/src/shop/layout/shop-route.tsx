import { Button, VisuallyHidden } from '@mantine/core'
import { brand } from '@rahba/contract/kernel/brand'
import { Link, type LoaderFunctionArgs, Outlet, useLoaderData, useRouteLoaderData } from 'react-router'
import { CityLink } from '../../market/layout/city-link.tsx'
import { MarketNav } from '../../market/layout/market-nav.tsx'
import { MarketSearch } from '../../market/layout/market-search.tsx'
import { SeenPart } from '../../market/seen/seen-part.tsx'
import { usePathTo } from '../../paths.ts'
import { LanguageSwitch } from '../../shell/frame/language-switch.tsx'
import { SkipLink } from '../../shell/frame/skip-link.tsx'
import { readPublicSettings } from '../../shell/request/public-settings.ts'
import { pageRequest } from '../../shell/request/request-context.ts'
import { countNotices } from '../../shopper/notices/count-notices.server.ts'
import { LostNotice } from '../../shopper/offline/lost-notice.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { Wordmark } from '../../theme/mark.tsx'
import { countCart } from '../cart/keep-cart.server.ts'
import { readShopCity } from '../city/shop-city.server.ts'
import { HeartsForm } from '../favourites/hearts-form.tsx'
import { readFavouriteIds } from '../favourites/read-favourite-ids.server.ts'
import { AccountLink } from './account-link.tsx'
import { CartLink } from './cart-link.tsx'
import classes from './shop-route.module.css'

/** The links to the app and the product's own address, for every page below. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url)
  const [{ apple_store_link, google_play_link }, city, cart_pieces, unread_notices, kept_products] = await Promise.all([
    readPublicSettings(context),
    readShopCity(context),
    countCart(context),
    countNotices(context),
    readFavouriteIds(context, pathname),
  ])
  return {
    apple: apple_store_link,
    google: google_play_link,
    origin: context.get(pageRequest).origin,
    city,
    cart_pieces,
    unread_notices,
    kept_products,
    signed_in: context.get(pageRequest).cookies.userToken !== undefined,
  }
}

/** The frame of the market and of every store in it: the search, the main pages, and the language. */
export default function ShopRoute() {
  const t = useText('shop').frame
  const { city, cart_pieces, signed_in, unread_notices } = useLoaderData<typeof loader>()
  // The page of a product is inside this frame, so importing the type of its loader would be a circle.
  const seen = useRouteLoaderData('shop-product') as { product: { id: string } } | undefined
  const to = usePathTo()
  const locale = useLocale()
  return (
    <div className={classes.page} data-market={signed_in ? 'shopper' : 'visitor'}>
      <link rel="manifest" href={`${to('/market')}/manifest.webmanifest`} />
      <link rel="apple-touch-icon" href="/icon-192.png" />
      <SkipLink />
      <header className={classes.bar}>
        <Link to={to('/market')} className={classes.brand}>
          <Wordmark size={28} />
        </Link>
        <MarketSearch />
        <div className={classes.end}>
          <CityLink city={city} />
          <AccountLink signed_in={signed_in} unread={unread_notices} />
          <CartLink pieces={cart_pieces} />
          <LanguageSwitch size="sm" />
        </div>
      </header>
      <MarketNav cart_pieces={cart_pieces} signed_in={signed_in} unread={unread_notices} />
      <main id="content" className={classes.main} tabIndex={-1}>
        <Outlet />
        {seen && <SeenPart product_id={seen.product.id} />}
      </main>
      <footer className={classes.footer}>
        <p className={classes.note}>{t.note(brand.name[locale])}</p>
        <nav className={classes.links} aria-label={t.pages}>
          <Link to={to('/store/pages/terms-static')}>{t.terms}</Link>
          <Link to={to('/store/pages/privacy-static')}>{t.privacy}</Link>
        </nav>
        <Button component={Link} to={to('/store/auth/register')} variant="default" size="sm">
          {t.openStore}
        </Button>
      </footer>
      <LostNotice />
      <VisuallyHidden aria-live="polite" data-announcer />
      {signed_in && <HeartsForm />}
    </div>
  )
}
