import type { FilePurpose, UploadedFile } from '@rahba/contract/kernel/files'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { type ApiError, errorFrom, networkError } from './errors.ts'
import { followRefusal } from './guard.ts'
import { pageLocale, type Realm, realmOf } from './surface.ts'

export interface UploadRequest {
  realm: Realm
  file: File
  purpose: FilePurpose
  onProgress?: (percent: number) => void
  signal?: AbortSignal
}

/** Sends one file. XMLHttpRequest, because fetch can't tell how far an upload is. Throws ApiError. */
export function uploadFile({ realm, file, purpose, onProgress, signal }: UploadRequest): Promise<UploadedFile> {
  const locale = pageLocale()
  const body = new FormData()
  // the server reads the fields before the file, so they stand first
  body.set('purpose', purpose)
  body.set('file', file)
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    xhr.open('POST', `/api/${realm}/files`)
    xhr.setRequestHeader('Accept-Language', locale)
    xhr.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress?.(Math.round((event.loaded / event.total) * 100))
    }
    xhr.onload = () => {
      // the answer of this endpoint: UploadedFile
      if (xhr.status < 300) return resolve(JSON.parse(xhr.responseText) as UploadedFile)
      errorFrom({ status: xhr.status, text: async () => xhr.responseText }, locale).then((error) => {
        followRefusal(error)
        reject(error)
      }, reject)
    }
    xhr.onerror = () => reject(networkError(locale))
    signal?.addEventListener('abort', () => xhr.abort())
    xhr.send(body)
  })
}

/** One upload at a time with its progress; leaving the page stops it. */
export function useUpload(purpose: FilePurpose, onDone: (file: UploadedFile) => void) {
  const { pathname } = useLocation()
  const [progress, setProgress] = useState<number | null>(null)
  const [error, setError] = useState<ApiError | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const start = async (file: File) => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setError(null)
    setProgress(0)
    try {
      onDone(await uploadFile({ realm: realmOf(pathname), file, purpose, onProgress: setProgress, signal: controller.signal }))
    } catch (thrown) {
      // uploadFile rejects with nothing else
      setError(thrown as ApiError)
    } finally {
      setProgress(null)
    }
  }
  return { start, progress, error, clear: () => setError(null) }
}
