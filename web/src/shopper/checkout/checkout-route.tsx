import { Alert, Button } from '@mantine/core'
import { type ActionFunctionArgs, data, Link, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router'
import { pathTo, usePathTo } from '../../paths.ts'
import { Seo } from '../../shell/head/seo.tsx'
import { pageRequest } from '../../shell/request/request-context.ts'
import { type LoadedCart, loadCart } from '../../shop/cart/keep-cart.server.ts'
import { useText } from '../../text/use-text.ts'
import { saveAddress } from '../addresses/save-address.server.ts'
import { type SignInStep, signIn } from '../sign-in/sign-in.server.ts'
import { SignInForm } from '../sign-in/sign-in-form.tsx'
import classes from './checkout.module.css'
import { CheckoutForm } from './checkout-form.tsx'
import { type CheckoutView, viewCheckout } from './checkout-view.server.ts'
import { readChoices } from './choices.ts'
import { writeDraftCookie } from './draft.server.ts'
import { EnterButton } from './enter-button.tsx'
import { NewAddress } from './new-address.tsx'
import { placeOrders } from './place.server.ts'

interface CheckoutPage {
  signed_in: boolean
  /** Null if the cart is empty, or nobody is signed in. */
  view: CheckoutView | null
  step?: SignInStep
  /** True if the session ended while the checkout was open. */
  ended?: boolean
}

const show = (page: CheckoutPage, cart: LoadedCart, status = 200) => data(page, { status, headers: cart.headers })

export async function loader({ context, request }: LoaderFunctionArgs) {
  const address_added = new URL(request.url).searchParams.has('address_added')
  const { origin, cookies } = context.get(pageRequest)
  const cart = await loadCart(context)
  const view = cart.own ? await viewCheckout(context, cart, null, { address_added }) : null
  // A visitor whose cart is empty has nothing to sign in for.
  const isEmpty = cart.lines.length === 0 && cookies.userToken === undefined
  return data({ signed_in: cart.own || isEmpty, view, origin }, { headers: cart.headers })
}

/** The fields of a new address that the checkout leaves empty. */
const addressFields = ['label', 'district', 'street', 'building', 'short_address']

/** True if the form of a new address was left as it is by a shopper who has another, or who typed a code. */
function isAddressUntouched(form: FormData): boolean {
  const hasCode = [...form].some(([name, value]) => name.startsWith('coupon_code.') && value !== '')
  return (hasCode || Boolean(form.get('address_id'))) && addressFields.every((name) => !form.get(name))
}

/** True if a new address is to be saved: by its button, or by Enter once something of it was written, since nothing says in which field that was. */
const isNewAddress = (form: FormData): boolean =>
  form.get('intent') === 'address' || (form.get('intent') === 'enter' && !isAddressUntouched(form))

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData()
  const cart = await loadCart(context)
  const { origin } = context.get(pageRequest)
  if (!cart.own && form.has('key')) {
    cart.headers.append('set-cookie', writeDraftCookie(form, origin))
    return show({ signed_in: false, view: null, ended: true }, cart, 401)
  }
  if (!cart.own) {
    const { step, headers } = await signIn(context, form, pathTo(context.get(pageRequest).locale, '/checkout'))
    return data<CheckoutPage>({ signed_in: false, view: null, step }, { status: step.refused?.status ?? 200, headers })
  }
  if (isNewAddress(form)) {
    const refused = await saveAddress(context, null, form)
    if (!refused) {
      cart.headers.append('set-cookie', writeDraftCookie(form, origin))
      throw redirect(`${pathTo(context.get(pageRequest).locale, '/checkout')}?address_added`, { status: 303, headers: cart.headers })
    }
    return show(
      { signed_in: true, view: await viewCheckout(context, cart, readChoices(form), { refusedAddress: refused }) },
      cart,
      refused.status,
    )
  }
  const choices = readChoices(form)
  const refused = form.get('intent') === 'place' ? await placeOrders(context, cart, form, choices) : null
  return show({ signed_in: true, view: await viewCheckout(context, cart, choices, { refused }) }, cart, refused?.status)
}

/** `/checkout`: one page from the phone to the order. Each press of a button posts the whole form, so it works without scripts. */
export default function CheckoutRoute() {
  const loaded = useLoaderData<typeof loader>()
  const page: CheckoutPage = useActionData<typeof action>() ?? loaded
  const t = useText('checkout')
  return (
    <>
      <Seo title={t.title} description={t.title} origin={loaded.origin} path="/checkout" unlisted />
      <h1 className={classes.title}>{t.title}</h1>
      <Content page={page} />
    </>
  )
}

function Content({ page: { signed_in, view, step, ended } }: { page: CheckoutPage }) {
  const t = useText('checkout')
  const to = usePathTo()
  if (!signed_in)
    return (
      <div className={classes.signIn}>
        {ended ? (
          <Alert color="red" role="alert" variant="light" mb="md">
            {t.ended}
          </Alert>
        ) : (
          <p>{t.signInFirst}</p>
        )}
        <SignInForm step={step} />
      </div>
    )
  if (view)
    return (
      <>
        <EnterButton />
        <NewAddress view={view} />
        <CheckoutForm view={view} />
      </>
    )
  return (
    <div className={classes.empty}>
      <p>{t.empty}</p>
      <Button component={Link} to={to('/market')}>
        {t.browse}
      </Button>{' '}
      <Button component="a" href={to('/orders')} variant="default">
        {t.orders}
      </Button>
    </div>
  )
}
