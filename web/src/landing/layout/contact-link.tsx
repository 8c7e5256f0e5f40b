import type { ReactNode } from 'react'
import { LocalLink } from '../../kit/nav/link.tsx'

/** A link to the contact form. The page's script opens the window with the form in its place (web/src/plain/contact-window.ts). */
export function ContactLink({ children, ...rest }: { className?: string | undefined; children: ReactNode }) {
  return (
    <LocalLink {...rest} to="/contact-us" data-opens="contact" aria-haspopup="dialog">
      {children}
    </LocalLink>
  )
}
