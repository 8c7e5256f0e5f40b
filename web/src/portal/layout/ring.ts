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

/** Whether new orders ring on this device. It is on until somebody turns it off. */
export function useOrderSound(): [boolean, (on: boolean) => void] {
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

let context: AudioContext | undefined

/**
 * Rings for a new order, unless the sound is off. A browser is silent until its page was touched once; that is its rule, and the toast and the list say
 * the same without sound.
 */
export function ring(): void {
  if (!isOn()) return
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
