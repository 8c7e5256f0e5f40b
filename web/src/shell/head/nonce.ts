import { createContext } from 'react'

/** The Content-Security-Policy nonce of this answer; only the server knows it. */
export const NonceContext = createContext<string | undefined>(undefined)
