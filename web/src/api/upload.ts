import type { Call, ResponseOf } from '@rahba/contract/kernel/endpoint'
import type { FilePurpose, UploadedFile } from '@rahba/contract/kernel/files'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { type ApiError, errorFrom, networkError } from './errors.ts'
import { followRefusal } from './guard.ts'
import { withIdentity } from './identity.ts'
import { getRealm, pageLocale } from './surface.ts'

interface UploadRequest {
  /** Below `/api`. */
  path: string
  /** The form's fields besides the file. */
  fields: Readonly<Record<string, string>>
  file: File
  onProgress?: (percent: number) => void
  signal?: AbortSignal
}

/** Sends one file, with a proof of identity in between where the server asks for one. Throws ApiError. */
export const uploadFile = <Answer>(upload: UploadRequest): Promise<Answer> => withIdentity(() => uploadOnce<Answer>(upload))

// XMLHttpRequest, because fetch can't tell how far an upload is
function uploadOnce<Answer>({ path, fields, file, onProgress, signal }: UploadRequest): Promise<Answer> {
  const locale = pageLocale()
  const body = new FormData()
  // The server reads the fields before the file, so they come first.
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  body.set('file', file)
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    xhr.open('POST', `/api${path}`)
    xhr.setRequestHeader('Accept-Language', locale)
    xhr.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress?.(Math.round((event.loaded / event.total) * 100))
    }
    xhr.onload = () => {
      // This is the answer of the call that `path` belongs to.
      if (xhr.status < 300) return resolve(JSON.parse(xhr.responseText) as Answer)
      errorFrom({ status: xhr.status, text: async () => xhr.responseText }, locale).then((error) => {
        followRefusal(error)
        reject(error)
      }, reject)
    }
    xhr.onerror = () => reject(networkError(locale))
    xhr.onabort = () => reject(networkError(locale))
    signal?.addEventListener('abort', () => xhr.abort())
    xhr.send(body)
  })
}

let running = 0
const listeners = new Set<() => void>()
function count(by: 1 | -1): void {
  running += by
  for (const listener of listeners) listener()
}
function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** True if a file of this page is being uploaded. */
export const useUploading = (): boolean =>
  useSyncExternalStore(
    listen,
    () => running > 0,
    () => false,
  )

/** One upload at a time with its progress; leaving the page stops it. `start` gives back whether another may follow: not once it was stopped. */
function useSending<Answer>(to: Pick<UploadRequest, 'path' | 'fields'>, onDone: (answer: Answer) => void) {
  const [progress, setProgress] = useState<number | null>(null)
  // These are the failures of all files since the last `clear`.
  const [failures, setFailures] = useState<readonly { error: ApiError; file: string }[]>([])
  const sending = useRef<AbortController | null>(null)
  useEffect(() => () => sending.current?.abort(), [])

  const start = async (file: File): Promise<boolean> => {
    sending.current?.abort()
    const controller = new AbortController()
    sending.current = controller
    setProgress(0)
    count(1)
    try {
      onDone(await uploadFile<Answer>({ ...to, file, onProgress: setProgress, signal: controller.signal }))
    } catch (thrown) {
      // `uploadFile` rejects only with an ApiError.
      const error = thrown as ApiError
      if (!controller.signal.aborted) setFailures((before) => [...before, { error, file: file.name }])
    } finally {
      if (sending.current === controller) setProgress(null)
      count(-1)
    }
    return !controller.signal.aborted
  }
  return { start, progress, failures, clear: () => setFailures([]) }
}

/** Uploads a file that a record will name; the surface is read from the address. */
export function useUpload(purpose: FilePurpose, onDone: (file: UploadedFile) => void) {
  const { pathname } = useLocation()
  return useSending<UploadedFile>({ path: `/${getRealm(pathname)}/files`, fields: { purpose } }, onDone)
}

/** Sends a file to a call of its own that takes one (`raw: 'upload'`). */
export const useFileCall = <E extends Call>(
  endpoint: E,
  fields: Readonly<Record<string, string>>,
  onDone: (answer: ResponseOf<E>) => void,
) => useSending<ResponseOf<E>>({ path: endpoint.path, fields }, onDone)
