import { Button } from '@mantine/core'
import { Link, useLocation } from 'react-router'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { inOtherLanguage } from '../routing/area.ts'

/** Leads to the same page in the other language, named in that language. */
export function LanguageSwitch({ size = 'compact-sm' }: { size?: 'compact-sm' | 'sm' }) {
  const t = useText('common').language
  const other = useLocale() === 'ar' ? 'en' : 'ar'
  return (
    <Button
      component={Link}
      to={inOtherLanguage(useLocation())}
      replace
      preventScrollReset
      variant="subtle"
      color="gray"
      fw={500}
      size={size}
      lang={other}
      hrefLang={other}
      aria-label={t.switch}
    >
      {t.other}
    </Button>
  )
}
