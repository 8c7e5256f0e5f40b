import { acceptedFiles, maxFileBytes } from '@rahba/contract/kernel/file-limits'
import type { UploadedFile } from '@rahba/contract/kernel/files'
import { useEffect, useRef, useState } from 'react'
import { type ApiError, mayPass } from '../../api/errors.ts'
import { uploadFile } from '../../api/upload.ts'
import { useText } from '../../text/use-text.ts'
import { readOutbox, saveOutbox } from './outbox.ts'
import { dropPreview, getPreview, savePreview } from './previews.ts'

/** The maximum number of files in one message. */
const maxFiles = 10

/** A file that was chosen: on its way, refused, or ready to be sent. */
export interface Attachment {
  key: string
  name: string
  mime: string
  /** The address of its picture in the browser. */
  preview: string | undefined
  /** Percent; null when it is not on its way. */
  progress: number | null
  file: UploadedFile | null
  error: string | null
  /** Gone wrong for want of a connection, or because the server was busy: it may go through when tried again. */
  mayPass: boolean
}

interface Place {
  actor: string
  person: string
  session_id: string
}

const attached = (file: UploadedFile): Attachment => {
  const { id: key, name, mime } = file
  return { key, name, mime, preview: getPreview(key), progress: null, file, error: null, mayPass: false }
}

/** Files that go out with the next message: uploaded one after another as they are chosen, and kept until they are sent or taken away. */
export function useAttachments(place: Place) {
  const { upload: t } = useText('kit')
  const [all, setAll] = useState<readonly Attachment[]>(() => readOutbox(place.person, place.session_id).files.map(attached))
  /** The names of those that no place was left for. */
  const [over, setOver] = useState<readonly string[]>([])
  const now = useRef(all)
  const sources = useRef(new Map<string, File>())
  const sending = useRef<{ key: string; controller: AbortController } | null>(null)
  const line = useRef(Promise.resolve())
  const isUnmounted = useRef(false)
  useEffect(() => {
    isUnmounted.current = false
    return () => {
      isUnmounted.current = true
      sending.current?.controller.abort()
    }
  }, [])

  const change = (next: readonly Attachment[]) => {
    now.current = next
    setAll(next)
    saveOutbox(place.person, place.session_id, { files: next.flatMap(({ file }) => file ?? []) })
  }
  const put = (key: string, part: Partial<Attachment>) => change(now.current.map((one) => (one.key === key ? { ...one, ...part } : one)))
  const upload = async (key: string): Promise<void> => {
    const source = sources.current.get(key)
    if (!source || isUnmounted.current) return
    const controller = new AbortController()
    sending.current = { key, controller }
    try {
      const file = await uploadFile<UploadedFile>({
        path: `/${place.actor}/files`,
        fields: { purpose: 'attachment' },
        file: source,
        onProgress: (progress) => put(key, { progress }),
        signal: controller.signal,
      })
      const preview = now.current.find((one) => one.key === key)?.preview
      if (preview) savePreview(file.id, preview)
      put(key, { file, name: file.name, mime: file.mime, progress: null })
      sources.current.delete(key)
    } catch (thrown) {
      if (controller.signal.aborted) return
      const refusal = thrown as ApiError // uploadFile rejects with nothing else
      const passes = mayPass(refusal)
      put(key, { progress: null, error: refusal.fields.file ?? refusal.error, mayPass: passes, ...(passes ? {} : { preview: undefined }) })
    }
  }
  const start = (key: string) => {
    put(key, { progress: 0, error: null, mayPass: false })
    line.current = line.current.then(() => upload(key))
  }
  const take = (chosen: readonly File[]) => {
    const room = maxFiles - now.current.length
    setOver(chosen.slice(Math.max(0, room)).map(({ name }) => name))
    for (const source of chosen.slice(0, Math.max(0, room))) {
      const key = crypto.randomUUID()
      const types: readonly string[] = acceptedFiles.paper
      const error = !types.includes(source.type) ? t.wrongPaper : source.size > maxFileBytes ? t.tooLarge : null
      const preview = !error && source.type.startsWith('image/') ? URL.createObjectURL(source) : undefined
      const { name, type: mime } = source
      change([...now.current, { key, name, mime, preview, progress: null, file: null, error, mayPass: false }])
      if (error) continue
      sources.current.set(key, source)
      start(key)
    }
  }
  const remove = (key: string) => {
    if (sending.current?.key === key) sending.current.controller.abort()
    sources.current.delete(key)
    const removed = now.current.find((one) => one.key === key)
    if (removed?.file) dropPreview(removed.file.id)
    else if (removed?.preview) URL.revokeObjectURL(removed.preview)
    setOver([])
    change(now.current.filter((one) => one.key !== key))
  }
  const again = useRef(() => {})
  useEffect(() => {
    again.current = () => {
      for (const { key, mayPass: passes } of now.current) if (passes) start(key)
    }
  })
  useEffect(() => {
    const online = () => again.current()
    window.addEventListener('online', online)
    return () => window.removeEventListener('online', online)
  }, [])

  return {
    all,
    over,
    uploading: all.some(({ progress }) => progress !== null),
    take,
    remove,
    retry: start,
    /** Takes back what was sent once. */
    add: (file: UploadedFile) => change([...now.current, attached(file)]),
    /** Returns those that are ready and keeps the others. */
    hand: (): UploadedFile[] => {
      const files = now.current.flatMap(({ file }) => file ?? [])
      setOver([])
      change(now.current.filter(({ file }) => file === null))
      return files
    },
  }
}
