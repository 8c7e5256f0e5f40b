import { isNotSubmitted } from '@rahba/contract/stores/store-states'
import { useEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import { EmptyState } from '../../kit/feedback/states.tsx'
import { useLocalPath } from '../../kit/nav/link.tsx'
import { PageHeader } from '../../kit/nav/page-header.tsx'
import { PrefetchNavLink } from '../../kit/nav/prefetch.tsx'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { ApprovalState } from '../../stores/states.tsx'
import { useText } from '../../text/use-text.ts'
import { profilePages } from '../layout/profile-steps.ts'
import { useStore } from '../layout/use-store.ts'
import { OwnProfile } from './own-profile.tsx'
import classes from './profile.module.css'
import { Review } from './review.tsx'

export const handle: RouteHandle = { text: ['portal/profile', 'portal/store-forms', 'store-delivery', 'account', 'kit'] }

// These pages are about the people, not about completing the profile.
const teamPages: readonly string[] = ['team', 'history']
// Everybody may open their own data and their own password.
const ownPages: readonly string[] = ['data', 'settings']

/** The pages of the profile: their tabs, and beside them how far the store is. */
export default function ProfileLayout() {
  const t = useText('portal/profile')
  // The words of the team's pages, which the profile's permission doesn't open.
  const { notYours } = useText('portal/layout')
  const local = useLocalPath()
  const store = useStore()
  const mayEdit = store.permissions.includes('profile')
  const mayTeam = store.permissions.includes('team')
  const page = useLocation().pathname.split('/').at(-1) ?? ''
  const tabs = [
    ...Object.entries(profilePages)
      .filter(([step]) => mayEdit || ownPages.includes(step))
      .map(([step, path]) => ({
        path,
        label: t.tabs[step as keyof typeof profilePages], // the keys of a constant table
        open: store.missing.filter((missing) => missing.step === step).length,
      })),
    ...(mayEdit ? [{ path: '/store/profile/hours' as const, label: t.tabs.hours, open: 0 }] : []),
    { path: '/store/profile/settings' as const, label: t.tabs.settings, open: 0 },
    ...(mayTeam
      ? [
          { path: '/store/profile/team' as const, label: t.tabs.team, open: 0 },
          { path: '/store/profile/history' as const, label: t.tabs.history, open: 0 },
        ]
      : []),
  ]
  const tabsRef = useRef<HTMLElement>(null)
  // On phones the tabs scroll, so the open one is brought into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another tab
  useEffect(() => {
    tabsRef.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [page])
  return (
    <>
      <PageHeader title={t.title} mark={!isNotSubmitted(store) && <ApprovalState approved={store.approved} />} />
      <nav ref={tabsRef} className={classes.tabs} aria-label={t.title}>
        {tabs.map(({ path, label, open }) => (
          <PrefetchNavLink key={path} to={local(path)} className={classes.tab ?? ''}>
            {label}
            {open > 0 && mayEdit && <span className={classes.open} role="img" aria-label={t.lacks(open)} title={t.lacks(open)} />}
          </PrefetchNavLink>
        ))}
      </nav>
      <div className={classes.page}>
        <div className={classes.forms}>
          {(teamPages.includes(page) ? mayTeam : mayEdit || ownPages.includes(page)) ? (
            <OwnProfile>
              <Outlet />
            </OwnProfile>
          ) : (
            <EmptyState {...(teamPages.includes(page) ? notYours : { title: t.notYours, body: t.notYoursHint })} />
          )}
        </div>
        {mayEdit && !teamPages.includes(page) && <Review />}
      </div>
    </>
  )
}
