import { createContext, use } from 'react'

/** Opens the contact window from anywhere on a public page. */
export const ContactContext = createContext<() => void>(() => {})
export const useContact = () => use(ContactContext)
