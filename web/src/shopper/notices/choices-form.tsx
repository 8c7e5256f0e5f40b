import { Button, Checkbox } from '@mantine/core'
import { type Choice, shopperGroups } from '@rahba/contract/notifications/choices'
import type { ShopperChoices } from '@rahba/contract/notifications/own-choices'
import type { RefusedForm } from '../../shell/request/post-form.ts'
import { useText } from '../../text/use-text.ts'
import classes from '../form/form.module.css'
import { PlainField } from '../form/plain-field.tsx'
import { Refusal } from '../form/refusal.tsx'
import own from './notices.module.css'

interface ChoicesFormProps {
  choices: ShopperChoices
  /** False while there is no address to mail to. */
  hasEmail: boolean
  refused: RefusedForm | undefined
}

const channels = ['push', 'email', 'sms'] as const

/** The form of the choices: the groups by channel, and the quiet hours. */
export function ChoicesForm({ choices, hasEmail, refused }: ChoicesFormProps) {
  const { choices: t, save } = useText('shopper-account')
  const isOn = (group: (typeof shopperGroups)[number], channel: (typeof channels)[number]): boolean => {
    if (refused) return refused.values[`${group}.${channel}`] === 'on'
    if (channel === 'sms') return choices.sms.includes(group)
    const choice: Choice = `${group}.${channel}`
    return !choices.muted.includes(choice)
  }
  const { quiet } = choices
  // Their refusals name them below the whole.
  const shown = refused && { ...refused, fields: { from: refused.fields['quiet.from'], to: refused.fields['quiet.to'] } }
  return (
    <form method="post" noValidate className={classes.form} aria-label={t.title}>
      <Refusal refused={refused} />
      <p className={own.lead}>{t.lead}</p>
      <table className={own.table}>
        <thead>
          <tr>
            <td />
            {channels.map((channel) => (
              <th key={channel} scope="col">
                {t.channels[channel]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shopperGroups.map((group) => (
            <tr key={group}>
              <th scope="row">
                {t.groups[group].name}
                <span className={own.hint}>{t.groups[group].hint}</span>
              </th>
              {channels.map((channel) => (
                <td key={channel}>
                  <input
                    type="checkbox"
                    name={`${group}.${channel}`}
                    defaultChecked={isOn(group, channel)}
                    aria-label={`${t.groups[group].name}: ${t.channels[channel]}`}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {!hasEmail && <p className={own.lead}>{t.noEmail}</p>}
      <h2 className={own.part}>{t.quiet}</h2>
      <p className={own.lead}>{t.quietHint}</p>
      <div className={own.quiet}>
        <Checkbox name="quiet" label={t.quietOn} defaultChecked={refused ? refused.values.quiet === 'on' : quiet !== null} />
        {/* The style sheet hides the times while the box is empty, so that it works without scripts. */}
        <div className={`${classes.pair} ${own.times}`}>
          <PlainField name="from" refused={shown} label={t.from} type="time" defaultValue={quiet?.from ?? '22:00'} />
          <PlainField name="to" refused={shown} label={t.to} type="time" defaultValue={quiet?.to ?? '08:00'} />
        </div>
      </div>
      <div className={classes.buttons}>
        <Button type="submit">{save}</Button>
      </div>
    </form>
  )
}
