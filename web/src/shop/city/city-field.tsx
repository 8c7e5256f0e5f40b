import { TextInput, type TextInputProps } from '@mantine/core'
import { listPlaces } from '@rahba/contract/places/choices.calls'
import { useId } from 'react'
import { useText } from '../../text/use-text.ts'
import classes from './city-field.module.css'

interface CityFieldProps extends Omit<TextInputProps, 'type' | 'list' | 'dir'> {
  name: string
  /** True if the form is sent as soon as a city is chosen from the suggestions. */
  sends?: boolean
  /** The id of a form elsewhere on the page that its Enter key sends. */
  'data-enter'?: string | undefined
}

/**
 * A city that a shopper types. The page's script suggests cities (`web/src/plain/city-field.ts`); without it the server finds the city by its
 * name. Both find it by `contract/src/places/find-cities.ts`.
 */
export function CityField({ sends = false, className, ...rest }: CityFieldProps) {
  const { suggestedCities } = useText('common')
  const id = useId()
  return (
    <div className={className ? `${classes.place} ${className}` : classes.place} data-city-field={`/api${listPlaces.path}`}>
      <TextInput maxLength={100} {...rest} dir="auto" {...(sends && { 'data-sends': '' })} />
      <ul id={id} data-cities="" aria-label={suggestedCities} className={classes.list} hidden />
      <template data-template="city">
        <li className={classes.option} />
      </template>
    </div>
  )
}
