import { Outlet, useRouteError } from 'react-router'
import { ErrorPage } from '../errors/error-page.tsx'

/** The pages inside a frame: what goes wrong with one of them leaves the frame standing, and with it the way elsewhere. */
export default function FramedRoute() {
  return <Outlet />
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} framed />
}
