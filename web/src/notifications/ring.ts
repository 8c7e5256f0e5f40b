import { useSyncExternalStore } from 'react'

const key = 'orders-sound'
const listeners = new Set<() => void>()

const isOn = () => {
  try {
    return localStorage.getItem(key) !== 'off'
  } catch {
    return true
  }
}

/** The sound of new notices on this device. It is on until somebody turns it off. */
export function useSound(): [boolean, (on: boolean) => void] {
  const on = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isOn,
    () => true,
  )
  const set = (next: boolean) => {
    try {
      localStorage.setItem(key, next ? 'on' : 'off')
    } catch {
      // A browser that stores nothing forgets the choice.
    }
    for (const listener of listeners) listener()
  }
  return [on, set]
}

// The two notes are a fifth apart: audible across a shop, and no alarm.
const notes = [
  { pitch: 784, at: 0 },
  { pitch: 1175, at: 0.18 },
]

/** The milliseconds within which several notices ring once: an order and its notice, a handful of notices. */
const together = 2000
let last = Number.NEGATIVE_INFINITY
/** Notices that have rung: one comes by the socket and, later, as a push. */
const rung = new Set<string>()

let context: AudioContext | undefined

/**
 * Rings for what is new, unless the sound is off. A browser is silent until its page was touched once; that is its rule, and the count and the
 * list say the same without sound.
 * @param notice the id of the notice that it is for: once for each
 */
export function ring(notice?: string): void {
  if (!isOn() || (notice && rung.has(notice))) return
  if (notice) rung.add(notice)
  const now = performance.now()
  if (now - last < together) return
  last = now
  try {
    context ??= new AudioContext()
    void context.resume()
    for (const { pitch, at } of notes) {
      const begin = context.currentTime + at
      const tone = context.createOscillator()
      const volume = context.createGain()
      tone.frequency.value = pitch
      volume.gain.setValueAtTime(0.0001, begin)
      volume.gain.exponentialRampToValueAtTime(0.25, begin + 0.02)
      volume.gain.exponentialRampToValueAtTime(0.0001, begin + 0.5)
      tone.connect(volume).connect(context.destination)
      tone.start(begin)
      tone.stop(begin + 0.55)
    }
    // Tests and observers of the page can see that it rang.
    document.documentElement.dataset.rang = String(Number(document.documentElement.dataset.rang ?? 0) + 1)
  } catch {
    // This machine has no sound.
  }
}
