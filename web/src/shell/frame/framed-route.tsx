import { Outlet, useRouteError } from 'react-router'
import { ErrorPage } from '../errors/error-page.tsx'

/** The pages inside a frame: an error of one of them keeps the frame, so that the visitor can navigate elsewhere. */
export default function FramedRoute() {
  return <Outlet />
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} framed />
}
