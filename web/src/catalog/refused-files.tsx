import { Input } from '@mantine/core'
import { comma } from '@rahba/contract/kernel/locale'
import { useLocale } from '../text/locale.ts'
import { useText } from '../text/use-text.ts'

/** Says which of several files were not taken because no place was left for them. */
export function RefusedFiles({ names }: { names: readonly string[] }) {
  const t = useText('catalog')
  const locale = useLocale()
  if (names.length === 0) return null
  return (
    <Input.Error role="alert" mt={5}>
      {t.leftOut(names.length)} {names.map((name) => `\u2068${name}\u2069`).join(comma[locale])}
    </Input.Error>
  )
}
