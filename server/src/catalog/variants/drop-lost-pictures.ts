import { and, eq, isNotNull, notInArray } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import { productVariants } from './table.ts'

/** Takes pictures off the variants of a product that no longer holds them. @param images those it holds, live or waiting for review */
export const dropLostPictures = (db: Db, product_id: string, images: readonly string[]) =>
  db
    .update(productVariants)
    .set({ image: null })
    .where(
      and(eq(productVariants.product_id, product_id), isNotNull(productVariants.image), notInArray(productVariants.image, [...images])),
    )
