import { storeApproval } from '@rahba/contract/stores/store-states'
import { useEffect, useRef } from 'react'
import { NavLink, Outlet, useLocation } from 'react-router'
import { PageHeader } from '../../kit/page-header.tsx'
import { EmptyState } from '../../kit/states.tsx'
import { StatusDot, type Tone } from '../../kit/status-dot.tsx'
import { usePathTo } from '../../paths.ts'
import type { RouteHandle } from '../../shell/route-handle.ts'
import { useText } from '../../text/use-text.ts'
import { profilePages } from '../layout/profile-steps.ts'
import { useStore } from '../layout/use-store.ts'
import classes from './profile.module.css'
import { Review } from './review.tsx'

export const handle: RouteHandle = { text: ['portal/profile', 'account', 'kit'] }

const tones: Record<number, Tone> = { 0: 'waiting', 1: 'good', 2: 'bad', 3: 'bad', 4: 'neutral' }
// what everybody may open: their own data and their own password
const ownPages: readonly string[] = ['data', 'settings']

/** The five pages of the profile: their tabs, and beside them how far the store is. */
export default function ProfileLayout() {
  const t = useText('portal/profile')
  const to = usePathTo()
  const store = useStore()
  const mayEdit = store.permissions.includes('profile')
  const page = useLocation().pathname.split('/').at(-1) ?? ''
  const tabs = [
    ...Object.entries(profilePages).map(([step, path]) => ({
      path,
      label: t.tabs[step as keyof typeof profilePages], // the keys of a constant table
      open: store.missing.filter((missing) => missing.step === step).length,
    })),
    { path: '/store/profile/settings' as const, label: t.tabs.settings, open: 0 },
  ]
  const state = storeApproval[store.approved as keyof typeof storeApproval] // the server answers 0 to 4
  const reviewed = store.approved !== 0 || store.submitted_at !== null
  const tabsRef = useRef<HTMLElement>(null)
  // on phones the tabs scroll: the open one is brought into sight
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another tab
  useEffect(() => {
    tabsRef.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [page])
  return (
    <>
      <PageHeader title={t.title} mark={reviewed && <StatusDot tone={tones[store.approved] ?? 'neutral'}>{state}</StatusDot>} />
      <nav ref={tabsRef} className={classes.tabs} aria-label={t.title}>
        {tabs.map(({ path, label, open }) => (
          <NavLink key={path} to={to(path)} className={classes.tab ?? ''} prefetch="intent">
            {label}
            {open > 0 && mayEdit && <span className={classes.open} role="img" aria-label={t.lacks(open)} title={t.lacks(open)} />}
          </NavLink>
        ))}
      </nav>
      <div className={classes.page}>
        <div className={classes.forms}>
          {mayEdit || ownPages.includes(page) ? <Outlet /> : <EmptyState title={t.notYours} body={t.notYoursHint} />}
        </div>
        {mayEdit && <Review />}
      </div>
    </>
  )
}
