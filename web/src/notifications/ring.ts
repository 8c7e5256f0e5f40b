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

/** Whether what is new rings on this device. It is on until somebody turns it off. */
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
      // a browser that keeps nothing asks again next time
    }
    for (const listener of listeners) listener()
  }
  return [on, set]
}

// two notes, a fifth apart: heard across a shop, and no alarm
const notes = [
  { pitch: 784, at: 0 },
  { pitch: 1175, at: 0.18 },
]

/** What comes together rings together, in milliseconds: an order and the notice of it, a handful of notices. */
const together = 2000
let last = Number.NEGATIVE_INFINITY
/** Notices that have rung: one comes by the socket and, later, as a push. */
const rung = new Set<string>()

let context: AudioContext | undefined

/**
 * Rings for what is new, unless the sound is off. A browser is silent until its page was touched once; that is its rule, and the count and the list say
 * the same without sound.
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
    // for tests and for whoever watches the page: that it rang
    document.documentElement.dataset.rang = String(Number(document.documentElement.dataset.rang ?? 0) + 1)
  } catch {
    // no sound on this machine
  }
}
