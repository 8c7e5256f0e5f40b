import { Readable } from 'node:stream'
import { errors } from '@rahba/contract/kernel/errors'
import type { Env } from '../../env.ts'
import { fail } from '../errors.ts'
import { keyParts } from './storage-key.ts'
import type { FileStore } from './store.ts'

type S3Env = Pick<Env, 'S3_BUCKET' | 'S3_ENDPOINT' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'>

/** A bucket that does not answer, or refuses: the caller may come again. The log has why. */
const unavailable = (cause: unknown) => Object.assign(fail(errors.unavailable), { cause })

/** Files in a bucket that stays private: what is public is served by us. The client is loaded on first use, it is large. */
export function s3Store(env: S3Env & { S3_BUCKET: string }): FileStore {
  const Bucket = env.S3_BUCKET
  const Key = (key: string) => {
    const { folder, file } = keyParts(key)
    return `files/${folder}/${file}`
  }

  async function load() {
    const { S3Client, PutObjectCommand, GetObjectCommand, DeleteObjectCommand, NoSuchKey } = await import('@aws-sdk/client-s3')
    const client = new S3Client({
      region: env.S3_REGION,
      ...(env.S3_ENDPOINT ? { endpoint: env.S3_ENDPOINT, forcePathStyle: true } : {}),
      // The environment refuses a bucket without its key.
      credentials: { accessKeyId: env.S3_ACCESS_KEY_ID ?? '', secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '' },
      // Without `throwOnRequestTimeout`, a slow request only causes a warning.
      requestHandler: { connectionTimeout: 1000, requestTimeout: 4000, throwOnRequestTimeout: true },
      maxAttempts: 2,
    })
    return { client, PutObjectCommand, GetObjectCommand, DeleteObjectCommand, NoSuchKey }
  }
  let loading: ReturnType<typeof load> | undefined
  const s3 = () => {
    loading ??= load()
    return loading
  }

  return {
    async put(key, body, mime) {
      const { client, PutObjectCommand } = await s3()
      const command = new PutObjectCommand({ Bucket, Key: Key(key), Body: body, ContentType: mime, ContentLength: body.length })
      await client.send(command).catch((error: unknown) => Promise.reject(unavailable(error)))
    },

    async get(key) {
      const { client, GetObjectCommand, NoSuchKey } = await s3()
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: Key(key) }))
        return Body instanceof Readable ? Body : null
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw unavailable(error)
      }
    },

    async remove(key) {
      const { client, DeleteObjectCommand } = await s3()
      await client.send(new DeleteObjectCommand({ Bucket, Key: Key(key) }))
    },
  }
}
