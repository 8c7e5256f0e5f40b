import { Button, TextInput } from '@mantine/core'
import { readMarketSuggestions } from '@rahba/contract/catalog/market/market-facets.calls'
import { IconSearch } from '@tabler/icons-react'
import { useLocation } from 'react-router'
import { usePathTo } from '../../paths.ts'
import { useText } from '../../text/use-text.ts'
import classes from './market-search.module.css'
import { Suggestions, suggestionsId } from './suggestions.tsx'

/** The search over all stores, in the head of every shopper's page. */
export function MarketSearch() {
  const t = useText('market').frame
  const path = usePathTo()('/market/search')
  const { pathname, search } = useLocation()
  const typed = pathname === path ? (new URLSearchParams(search).get('q') ?? '') : ''
  return (
    <search className={classes.search}>
      <form method="get" action={path} className={classes.form} data-suggests={`/api${readMarketSuggestions.path}`}>
        <TextInput
          name="q"
          type="search"
          defaultValue={typed}
          aria-label={t.search}
          placeholder={t.search}
          leftSection={<IconSearch size={18} aria-hidden="true" />}
          className={classes.field}
          size="md"
          maxLength={100}
          aria-controls={suggestionsId}
        />
        <Button type="submit" size="md" className={classes.find}>
          {t.find}
        </Button>
        <Suggestions />
      </form>
    </search>
  )
}
