import type { BodyOf, ResponseOf } from '@rahba/contract/kernel/endpoint'
import type { previewCancellation, previewStoreCancellation } from '@rahba/contract/orders/cancellations/cancellations.calls'
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { api, type CallInput } from '../../api/client.ts'
import type { ApiError } from '../../api/errors.ts'

type PreviewCall = typeof previewCancellation | typeof previewStoreCancellation

/**
 * Reads what taking these items off an order would refund, again with every change of `body`: the call changes nothing. `body` is undefined
 * until it is complete; then nothing is shown. `fields` are the server's messages at the lines, `error` is one of the whole, `loading` until the
 * amount is that of `body`.
 */
export function useRefundPreview<E extends PreviewCall>(endpoint: E, body: BodyOf<E> | undefined) {
  const query: UseQueryResult<ResponseOf<E>, ApiError> = useQuery({
    queryKey: [endpoint.name, body],
    queryFn: ({ signal }): Promise<ResponseOf<E>> =>
      body ? api(endpoint, { body } as CallInput<E>, { signal }) : Promise.reject(new Error('There is no body to preview')), // both calls take a body alone
    enabled: body !== undefined,
    placeholderData: keepPreviousData as never, // it widens the type of the answer, but that is the endpoint's own
    meta: { silent: true },
  })
  return {
    shown: body ? query.data : undefined,
    fields: query.error?.fields,
    error: query.error && !query.error.hasFields ? query.error : null,
    loading: body !== undefined && query.isFetching,
    refetch: () => void query.refetch(),
  }
}
