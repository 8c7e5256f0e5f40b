import { Tabs } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import classes from '../layout/page.module.css'
import { usePrefetch } from './prefetch.tsx'

interface UrlTab {
  key: string
  label: ReactNode
  /** A number or a mark beside the label. */
  count?: ReactNode
  /** Built only while the tab is open. */
  content?: () => ReactNode
}

interface UrlTabsProps {
  tabs: readonly UrlTab[]
  /** Name in the address; the first tab is the default and left out of it. */
  param?: string
  /** Called when a tab is chosen: a list goes back to its first page. */
  'aria-label': string
}

/**
 * A tab whose page is fetched while the pointer rests on it; `to` is null for the open one. The arrow keys open a tab at once, so a focus
 * fetches nothing.
 */
function FetchedTab({ to, tab: { key, label, count } }: { to: string | null; tab: UrlTab }) {
  const { handlers, ahead } = usePrefetch(to)
  return (
    <>
      <Tabs.Tab value={key} rightSection={count} onPointerEnter={handlers.onPointerEnter} onPointerLeave={handlers.onPointerLeave}>
        {label}
      </Tabs.Tab>
      {ahead}
    </>
  )
}

/** Tabs whose choice is in the address, so that links carry it and back works. */
export function UrlTabs({ tabs, param = 'tab', ...rest }: UrlTabsProps) {
  const [params, setParams] = useSearchParams()
  const first = tabs[0]?.key ?? ''
  const named = params.get(param)
  const open = tabs.some(({ key }) => key === named) ? named : first
  const { pathname } = useLocation()
  const withTab = (key: string | null, now: URLSearchParams) => {
    const next = new URLSearchParams(now)
    if (!key || key === first) next.delete(param)
    else next.set(param, key)
    // Another tab is another list, which starts at its first page.
    next.delete('page')
    return next
  }
  const choose = (key: string | null) => setParams((now) => withTab(key, now), { preventScrollReset: true })
  const getAddress = (key: string) => {
    const search = String(withTab(key, params))
    return search ? `${pathname}?${search}` : pathname
  }
  const content = tabs.find(({ key }) => key === open)?.content
  const strip = useRef<HTMLDivElement>(null)
  // On a phone the strip is wider than the page, so the open tab is brought into sight.
  useEffect(() => {
    const tab = strip.current?.querySelector(`[role=tab][data-active]`)
    if (!strip.current || !tab || !open) return
    const [box, its] = [strip.current.getBoundingClientRect(), tab.getBoundingClientRect()]
    if (its.left < box.left || its.right > box.right) strip.current.scrollBy({ left: (its.left + its.right - box.left - box.right) / 2 })
  }, [open])
  return (
    <Tabs value={open} onChange={choose} keepMounted={false}>
      <Tabs.List ref={strip} aria-label={rest['aria-label']} className={classes.tabs ?? ''}>
        {tabs.map((tab) => (
          <FetchedTab key={tab.key} to={tab.key === open ? null : getAddress(tab.key)} tab={tab} />
        ))}
      </Tabs.List>
      {content && (
        <Tabs.Panel value={open ?? first} pt="md">
          {content()}
        </Tabs.Panel>
      )}
    </Tabs>
  )
}
