import { Anchor, Text } from '@mantine/core'
import type { TwoFactorSetUp as Begun } from '@rahba/contract/access/two-factor'
import { Ltr } from '../../kit/layout/direction.tsx'
import { CopyButton } from '../../kit/show/copy-button.tsx'
import { useText } from '../../text/use-text.ts'
import { AppCode } from './app-code.tsx'
import classes from './two-factor.module.css'

/** `ABCD EFGH …`: a key is read and typed in fours; apps take it with its spaces. */
const inFours = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ')

interface TwoFactorSetUpProps {
  begun: Begun
  submitLabel: string
  confirm: (code: string) => Promise<unknown>
}

/** Adding the account to an app, by its picture, its link or the typed key, and the code that shows it worked. */
export function TwoFactorSetUp({ begun, submitLabel, confirm }: TwoFactorSetUpProps) {
  const t = useText('two-factor').setUp
  return (
    <div className={classes.steps}>
      <Text size="sm">{t.scan}</Text>
      <img className={classes.qr ?? ''} src={`data:image/svg+xml,${encodeURIComponent(begun.qr)}`} width={208} height={208} alt={t.qr} />
      <Anchor href={begun.uri} size="sm" ta="center" hiddenFrom="sm">
        {t.openApp}
      </Anchor>
      <Text size="sm" c="dimmed">
        {t.typeIt}
      </Text>
      <div className={classes.secret} data-secret={begun.secret}>
        <Ltr>{inFours(begun.secret)}</Ltr>
        <CopyButton text={begun.secret} />
      </div>
      <Text size="sm">{t.enter}</Text>
      <AppCode submitLabel={submitLabel} verify={confirm} />
    </div>
  )
}
