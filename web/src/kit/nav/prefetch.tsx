import { type ComponentType, createContext, type FocusEvent, type PointerEvent, use, useEffect, useRef, useState } from 'react'
import { NavLink, type NavLinkProps } from 'react-router'

/** Asks for the code and the data of `page` together. The root gives React Router's own, which works inside its framework only. */
export const PrefetchContext = createContext<ComponentType<{ page: string }> | null>(null)

/** The time that a pointer or the focus rests on a link before its page is fetched, in milliseconds. */
const restFor = 80

/**
 * Fetches a page of the product ahead, while the pointer or the focus rests on what leads to it. A finger fetches nothing: its touch may begin a
 * scroll. Without a connection nothing is fetched either, because the router would reload the page when a script fails.
 * @param to null for what leads elsewhere
 */
export function usePrefetch(to: string | null) {
  const Prefetch = use(PrefetchContext)
  const [near, setNear] = useState(false)
  const timer = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])
  const approach = () => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setNear(navigator.onLine), restFor)
  }
  const leave = () => {
    clearTimeout(timer.current)
    setNear(false)
  }
  const handlers = {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') approach()
    },
    onPointerLeave: leave,
    onFocus: ({ target }: FocusEvent) => {
      if (target.matches(':focus-visible')) approach()
    },
    onBlur: leave,
  }
  return { handlers, ahead: near && to?.startsWith('/') && Prefetch ? <Prefetch page={to} /> : null }
}

/** A link of a menu or of tabs, which knows whether its page is open. */
export function PrefetchNavLink({ to, ...rest }: Omit<NavLinkProps, 'to' | 'prefetch'> & { to: string }) {
  const { handlers, ahead } = usePrefetch(to)
  return (
    <>
      <NavLink {...rest} to={to} {...handlers} />
      {ahead}
    </>
  )
}
