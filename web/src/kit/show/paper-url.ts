import { getRealm } from '../../api/surface.ts'

/** The address at which the one who is signed in may read a private paper. */
export const paperUrl = (id: string, pathname: string): string => `/api/${getRealm(pathname)}/files/${id}`
