import { accountRecipes } from './recipes/accounts.ts'
import { catalogRecipes } from './recipes/catalog.ts'
import { moneyRecipes } from './recipes/money.ts'
import { orderRecipes } from './recipes/orders.ts'
import { talkRecipes } from './recipes/talk.ts'
import type { Recipe } from './scene.ts'

/**
 * How calls are reached that take codes, files or steps of an order, which no schema tells: the calls before them, and what they are sent. Most
 * sequences have up to six calls; an order that has to be delivered first takes more.
 */
export const recipes: ReadonlyMap<string, Recipe> = new Map(
  Object.entries({ ...accountRecipes, ...orderRecipes, ...moneyRecipes, ...catalogRecipes, ...talkRecipes }),
)
