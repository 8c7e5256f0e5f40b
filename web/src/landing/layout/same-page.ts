import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** Opening and closing the contact window changes the address, not what the page shows: nothing is loaded again for it. */
export const unlessSamePage = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate
