import { Outlet } from 'react-router'

/** A part of the address with nothing of its own to draw. */
export default function SegmentRoute() {
  return <Outlet />
}
