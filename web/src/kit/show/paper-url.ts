import { realmOf } from '../../api/surface.ts'

/** The address at which the one who is signed in may read a private paper. */
export const paperUrl = (id: string, pathname: string): string => `/api/${realmOf(pathname)}/files/${id}`
