import { Button, Checkbox } from '@mantine/core'
import { fieldLabel } from '@rahba/contract/kernel/labels'
import { addressLabels } from '@rahba/contract/shoppers/address-labels'
import type { Address } from '@rahba/contract/shoppers/addresses'
import type { ReactNode } from 'react'
import type { RefusedForm } from '../../shell/request/post-form.ts'
import { CityField } from '../../shop/city/city-field.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import classes from '../form/form.module.css'
import { PlainField } from '../form/plain-field.tsx'
import { Refusal } from '../form/refusal.tsx'

interface AddressFormProps {
  /** Null for a new one. */
  address: Address | null
  /** The city that a new address begins with; empty without one. */
  city: string
  /** The recipient that a new address begins with. */
  person: { name: string; phone: string }
  refused: RefusedForm | undefined
  /** The page that Cancel leads to; none where the form is a step of another page. */
  cancelTo: string | null
  /** The id of a form elsewhere on the page that the fields belong to, so that it is posted with them. */
  of?: string
  /** The id of the part that the page shows after the address was sent, which that other form does not know. */
  at?: string
}

/** An address as the shopper writes it. The place on the map that an app added stays. */
export function AddressForm({ address, city, person, refused, cancelTo, of, at }: AddressFormProps) {
  const { addresses: t, cancel, profile, done } = useText('shopper-account')
  const locale = useLocale()
  const label = (key: keyof typeof addressLabels) => fieldLabel([key], locale, addressLabels)
  const field = (name: keyof typeof addressLabels, start: string | null | undefined) =>
    ({ name, refused, label: label(name), defaultValue: start ?? '', form: of }) as const
  return (
    <Frame of={of} label={address ? t.edit : t.add}>
      <Refusal refused={refused} />
      {address && (
        <>
          <input type="hidden" name="version" value={address.updated_at} />
          <input type="hidden" name="lat" value={address.lat ?? ''} />
          <input type="hidden" name="lng" value={address.lng ?? ''} />
        </>
      )}
      <PlainField {...field('label', address?.label)} description={t.labelHint} required dir="auto" />
      <div className={classes.pair}>
        <PlainField {...field('name', address?.name ?? person.name)} autoComplete="name" required dir="auto" />
        <PlainField
          {...field('phone', address?.phone ?? person.phone)}
          description={t.phoneHint}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          dir="ltr"
          required
        />
      </div>
      <div className={classes.pair}>
        <CityField
          name="city"
          form={of}
          error={refused?.fields.city}
          label={label('city_id')}
          description={t.cityHint}
          defaultValue={refused?.values.city ?? address?.city ?? city}
          autoComplete="address-level2"
          required
        />
        <PlainField {...field('district', address?.district)} autoComplete="address-level3" required dir="auto" />
      </div>
      <div className={classes.pair}>
        <PlainField {...field('street', address?.street)} autoComplete="address-line1" required dir="auto" />
        <PlainField {...field('building', address?.building)} description={profile.optional} autoComplete="address-line2" dir="auto" />
      </div>
      <PlainField
        {...field('short_address', address?.short_address)}
        description={t.shortHint}
        placeholder="RRRD2929"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        dir="ltr"
      />
      {!address?.is_default && (
        <Checkbox name="is_default" form={of} label={t.setDefault} defaultChecked={refused?.values.is_default === 'on'} />
      )}
      <div className={classes.buttons}>
        <Button
          type="submit"
          form={of}
          {...(of !== undefined && { name: 'intent', value: 'address', formAction: `#${at}`, 'data-done': done.added })}
        >
          {t.save}
        </Button>
        {cancelTo !== null && (
          <Button component="a" href={cancelTo} variant="default">
            {cancel}
          </Button>
        )}
      </div>
    </Frame>
  )
}

/** The form of its own, or room for the fields of another form. */
function Frame({ of, label, children }: { of: string | undefined; label: string; children: ReactNode }) {
  if (of !== undefined)
    return (
      <fieldset className={classes.form} aria-label={label}>
        {children}
      </fieldset>
    )
  return (
    <form method="post" noValidate className={classes.form} aria-label={label}>
      {children}
    </form>
  )
}
