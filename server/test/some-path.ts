import type { EndpointSpec } from '@rahba/contract/kernel/endpoint'

/** An id that no row has. */
export const someId = '01900000-0000-7000-8000-000000000000'

/** The path of a call with something well formed for each of its parameters, of which nothing exists. */
export const somePath = ({ path }: EndpointSpec): string =>
  path
    .replace('{kind}', 'id_image')
    .replace('{slug}', 'none')
    .replace(/\{\w+\}/g, someId)
