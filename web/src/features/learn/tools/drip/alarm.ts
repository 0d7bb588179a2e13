/** Seconds of the three rising notes, and their pitches in hertz (a chord that carries). */
const NOTE_S = 0.22;
const PITCHES = [659, 880, 1319] as const;
const BUZZ_MS = [250, 120, 250, 120, 500];

let context: AudioContext | null = null;

/** Prepares the sound; browsers allow it only while a press is handled. */
export function readyAlarm(): void {
  context ??= typeof AudioContext === 'undefined' ? null : new AudioContext();
  void context?.resume().catch(() => {});
}

/** Events that browsers take for a press; a finger's is one only as it leaves the screen. */
const PRESSES = ['pointerup', 'keydown'] as const;

/**
 * Prepares the sound with the next press anywhere, and each one after it: a page that was reloaded
 * has none, and iPhones stop it when they lock.
 * @returns a function that ends it.
 */
export function readyAlarmOnPress(): () => void {
  for (const press of PRESSES) document.addEventListener(press, readyAlarm);
  return () => {
    for (const press of PRESSES) document.removeEventListener(press, readyAlarm);
  };
}

function note(audio: AudioContext, pitch: number, start: number): void {
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.frequency.value = pitch;
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(0.25, start + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + NOTE_S * 1.8);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + NOTE_S * 2);
}

/**
 * Browsers refuse it, with a console message, on a page without any interaction since it was
 * loaded. Firefox before 120 cannot tell whether there was one, and does not vibrate.
 */
function mayVibrate(): boolean {
  const canTell = 'vibrate' in navigator && 'userActivation' in navigator;
  return canTell && navigator.userActivation.hasBeenActive;
}

/** Sounds and vibrates once, if the device can and the browser lets it. */
export function soundAlarm(): void {
  if (mayVibrate()) navigator.vibrate(BUZZ_MS);
  const audio = context;
  if (audio === null || audio.state !== 'running') return;
  for (const [index, pitch] of PITCHES.entries()) {
    note(audio, pitch, audio.currentTime + index * NOTE_S);
  }
}
