import type { Env } from '../../env.ts'
import { googleTranslator } from './google.ts'
import type { Translator } from './port.ts'

/** The translation service where TRANSLATE_KEY is set; without it, none is offered. */
export const createTranslator = (env: Pick<Env, 'TRANSLATE_URL' | 'TRANSLATE_KEY'>): Translator | null =>
  env.TRANSLATE_KEY ? googleTranslator(env.TRANSLATE_URL, env.TRANSLATE_KEY) : null
