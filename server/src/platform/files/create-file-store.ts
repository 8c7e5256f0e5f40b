import { join } from 'node:path'
import type { Env } from '../../env.ts'
import { diskStore } from './disk-store.ts'
import { s3Store } from './s3-store.ts'
import type { FileStore } from './store.ts'

/** The bucket where S3_BUCKET is set, DATA_DIR/files otherwise. */
export const createFileStore = (
  env: Pick<Env, 'DATA_DIR' | 'S3_BUCKET' | 'S3_ENDPOINT' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'>,
): FileStore => (env.S3_BUCKET ? s3Store({ ...env, S3_BUCKET: env.S3_BUCKET }) : diskStore(join(env.DATA_DIR, 'files')))
