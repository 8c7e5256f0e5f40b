import { Group, Title } from '@mantine/core'
import type { PageAddress } from '@rahba/contract/kernel/page-table'
import type { ReactNode } from 'react'
import { PageTitle } from '../../shell/head/page-title.tsx'
import { useText } from '../../text/use-text.ts'
import classes from '../layout/page.module.css'
import { withLastQuery } from '../list/list-memory.ts'
import { LocalLink } from './link.tsx'

export interface Crumb {
  label: string
  /** Written without the language: `/dashboard/faqs`. */
  to: PageAddress
}

interface PageHeaderProps {
  title: string
  /** The way here, without the page itself. */
  breadcrumbs?: readonly Crumb[]
  /** Beside the title: a state, a mark. */
  mark?: ReactNode
  /** At the end: the page's actions, the main one last. */
  actions?: ReactNode
}

/** The header of a page: breadcrumbs, title (also of the tab) and actions. */
export function PageHeader({ title, breadcrumbs, mark, actions }: PageHeaderProps) {
  const { breadcrumbs: label } = useText('kit')
  return (
    <header className={classes.header}>
      <PageTitle>{title}</PageTitle>
      {breadcrumbs && breadcrumbs.length > 0 && (
        <nav aria-label={label}>
          <ol className={classes.crumbs}>
            {breadcrumbs.map((crumb) => (
              <li key={crumb.to} className={classes.crumb}>
                <LocalLink to={withLastQuery(crumb.to)}>{crumb.label}</LocalLink>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <Group justify="space-between" gap="sm">
        <Group gap="sm" miw={0}>
          <Title order={1} size="h2" className={classes.title} dir="auto">
            {title}
          </Title>
          {mark}
        </Group>
        {actions && <div className={classes.actions}>{actions}</div>}
      </Group>
    </header>
  )
}
