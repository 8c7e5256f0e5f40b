import { Button, Group, Stack, Text } from '@mantine/core'
import { brand } from '@rahba/contract/kernel/brand'
import { inLocale } from '@rahba/contract/kernel/locale'
import { IconDownload } from '@tabler/icons-react'
import { CopyButton } from '../../kit/show/copy-button.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import classes from './two-factor.module.css'

interface RecoveryCodesProps {
  codes: readonly string[]
  doneLabel: string
  onDone: () => void
}

/** The recovery codes, the one time they are shown. */
export function RecoveryCodes({ codes, doneLabel, onDone }: RecoveryCodesProps) {
  const t = useText('two-factor').codes
  const locale = useLocale()
  const name = `${inLocale(brand.name, locale)} - ${t.file}`
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${name}\r\n\r\n${codes.join('\r\n')}\r\n`)}`
  return (
    <Stack gap="md">
      <Text size="sm">{t.lead}</Text>
      <ul className={classes.codes} dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group gap="xs" grow>
        <CopyButton text={codes.join('\n')} label={t.copy} />
        <Button
          component="a"
          href={file}
          download={`${name}.txt`}
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden="true" />}
        >
          {t.download}
        </Button>
      </Group>
      <Button onClick={onDone}>{doneLabel}</Button>
    </Stack>
  )
}
