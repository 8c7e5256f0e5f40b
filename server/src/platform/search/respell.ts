import type { Db } from '../db/types.ts'
import { type Guess, guessWord, joinGuess, listCuts } from './guesses.ts'
import { otherKeyboard } from './keyboards.ts'
import { isLatin } from './sounds.ts'
import { readVocabulary, type Vocabulary } from './vocabulary.ts'
import { isNumber, splitWords } from './words.ts'

/** The guesses for a part of a search, the likeliest first. Empty if no word of the market is similar. */
export interface Respelled {
  typed: readonly string[]
  guesses: readonly Guess[]
}

/** The text between two blanks of a search, and its words. */
export interface Part {
  raw: string
  words: readonly string[]
}

/** One word from two parts that a blank separates by mistake; null if either part has several words. */
function joinParts(part: Part | undefined, next: Part | undefined): string | null {
  const [first, second] = [part?.words, next?.words]
  return first?.length === 1 && second?.length === 1 ? `${first[0]}${second[0]}` : null
}

const typeOnOtherKeyboard = ({ raw }: Part): string[] => splitWords(otherKeyboard(raw) ?? '')

/** The guesses that need the part as a whole: the other keyboard, and Arabic in Latin letters whose figures stand for letters. */
function guessWhole(part: Part, vocabulary: Vocabulary): Guess[] {
  if (!part.words.some((word) => !isNumber(word) && !vocabulary.find(word))) return []
  const keyed = typeOnOtherKeyboard(part).map((word) => vocabulary.find(word))
  const known = keyed.filter((row) => row !== undefined)
  if (known.length > 0 && known.length === keyed.length) return [joinGuess(known, 0.3)]
  const latin = part.raw.toLowerCase()
  return isLatin(latin) && latin !== part.words[0] ? guessWord(latin, vocabulary) : []
}

/** The guess that two parts are one word, if the market knows that word and does not know both parts. */
function guessJoin(part: Part, next: Part | undefined, vocabulary: Vocabulary): Guess | null {
  const joined = joinParts(part, next)
  const row = joined === null ? undefined : vocabulary.find(joined)
  const known = [part, next].every((each) => each?.words.every((word) => vocabulary.find(word)))
  return row && !known ? joinGuess([row], 0.2) : null
}

/** Guesses which words of the market were meant by the parts of a search. */
export async function respell(db: Db, parts: readonly Part[]): Promise<Respelled[]> {
  const words = parts.flatMap((part) => part.words)
  const joins = parts.flatMap((part, at) => joinParts(part, parts[at + 1]) ?? [])
  const latin = parts.map(({ raw }) => raw.toLowerCase()).filter(isLatin)
  const cuts = [...words.flatMap(listCuts), ...parts.flatMap(typeOnOtherKeyboard)]
  const vocabulary = await readVocabulary(db, [...words, ...joins, ...latin], cuts)
  const found: Respelled[] = []
  for (let at = 0; at < parts.length; at++) {
    const [part, next] = [parts[at], parts[at + 1]]
    if (!part) break
    const joined = guessJoin(part, next, vocabulary)
    const whole = guessWhole(part, vocabulary)
    if (joined) {
      found.push({ typed: [...part.words, ...(next?.words ?? [])], guesses: [joined] })
      at++
    } else if (whole.length > 0) found.push({ typed: part.words, guesses: whole })
    else
      for (const word of part.words)
        found.push({ typed: [word], guesses: isNumber(word) ? [{ words: [word], shown: word, cost: 0 }] : guessWord(word, vocabulary) })
  }
  return found
}
