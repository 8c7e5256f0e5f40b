import { abayas } from './goods/abayas.ts'
import { beauty } from './goods/beauty.ts'
import { books } from './goods/books.ts'
import { cars } from './goods/cars.ts'
import { coffee } from './goods/coffee.ts'
import { crafts } from './goods/crafts.ts'
import { dates } from './goods/dates.ts'
import { electronics } from './goods/electronics.ts'
import { flowers } from './goods/flowers.ts'
import { home } from './goods/home.ts'
import { oud } from './goods/oud.ts'
import { sport } from './goods/sport.ts'
import { sweets } from './goods/sweets.ts'
import { toys } from './goods/toys.ts'
import type { SeedGoods } from './types.ts'

/** Products of each selling store; `store` is its slug in `stores.ts`. */
export const goods: readonly SeedGoods[] = [
  coffee,
  abayas,
  oud,
  dates,
  electronics,
  toys,
  home,
  books,
  sport,
  crafts,
  beauty,
  flowers,
  cars,
  sweets,
]
