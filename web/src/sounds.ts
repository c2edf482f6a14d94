import { settings } from "./settings.svelte";

/** A tone, or a puff of noise: pitch in hertz, start and length in seconds. */
interface Note {
  pitch: number;
  at: number;
  long: number;
  shape?: OscillatorType | "noise";
  loud?: number;
}

const bell = (pitch: number, at = 0, long = 0.7): Note => ({ pitch, at, long, shape: "sine", loud: 0.5 });
const puff = (pitch: number, long: number, loud = 0.5, at = 0): Note => ({ pitch, at, long, shape: "noise", loud });
const horn = (pitch: number, at: number, long: number): Note => ({ pitch, at, long, shape: "triangle", loud: 0.6 });

/** Quiet sounds made of nothing but sums: no files, and never the only sign. */
const SOUNDS = {
  card: [puff(3200, 0.06)],
  lift: [puff(5200, 0.02, 0.25)],
  knock: [puff(700, 0.07, 0.9), { pitch: 180, at: 0, long: 0.08, shape: "sine", loud: 0.5 }],
  ivanhoe: [horn(147, 0, 0.28), horn(196, 0.26, 0.5)],
  cancelled: [puff(500, 0.2, 0.5)],
  cloth: [puff(900, 0.25, 0.45)],
  turn: [bell(660), bell(1320, 0, 0.4)],
  window: [{ pitch: 90, at: 0, long: 0.25, shape: "sine", loud: 1 }, puff(300, 0.1, 0.4)],
  string: [{ pitch: 330, at: 0, long: 0.16, shape: "triangle", loud: 0.3 }],
  coin: [bell(1760, 0, 0.18), bell(2350, 0.06, 0.3)],
  "coin-low": [bell(1180, 0, 0.18), bell(880, 0.07, 0.3)],
  rise: [bell(523, 0, 0.3), bell(659, 0.12, 0.3), bell(784, 0.24, 0.5)],
  fanfare: [horn(392, 0, 0.16), horn(523, 0.16, 0.16), horn(659, 0.32, 0.16), horn(784, 0.48, 0.6)],
  chord: [horn(262, 0, 0.7), horn(330, 0, 0.7), horn(392, 0, 0.7)],
  wax: [puff(1800, 0.09, 0.6)],
  drums: [puff(220, 0.09, 0.9), puff(220, 0.09, 0.7, 0.1), puff(220, 0.12, 1, 0.2)],
  canvas: [puff(1200, 0.16, 0.5)],
  stone: [puff(260, 0.3, 0.9)],
  clasp: [bell(880, 0, 0.08), bell(990, 0.05, 0.12)],
  chat: [puff(4200, 0.03, 0.25), puff(3600, 0.04, 0.25, 0.06)],
  lost: [bell(440, 0, 0.25), bell(330, 0.18, 0.35)],
  back: [bell(330, 0, 0.25), bell(440, 0.18, 0.35)],
} satisfies Record<string, Note[]>;

export type Sound = keyof typeof SOUNDS;

const VOLUME = 0.12;
let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

function sourceOf(audio: AudioContext, note: Note): { node: AudioScheduledSourceNode; out: AudioNode } {
  if (note.shape !== "noise") {
    const tone = audio.createOscillator();
    tone.type = note.shape ?? "sine";
    tone.frequency.value = note.pitch;
    return { node: tone, out: tone };
  }
  if (!noise) {
    noise = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
    const samples = noise.getChannelData(0);
    for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  }
  const puff = audio.createBufferSource();
  puff.buffer = noise;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = note.pitch;
  filter.Q.value = 0.8;
  puff.connect(filter);
  return { node: puff, out: filter };
}

/** The sounds of this moment: when catching up, each is played once. */
const now = new Set<Sound>();

/** Sounds that call a reader from another tab. */
const CALLS: readonly Sound[] = ["turn", "window"];

/** Is this sound wanted now? In a hidden tab only one that calls its reader is. */
export function wanted(sound: Sound): boolean {
  const heard = document.visibilityState === "visible" || (settings.call && CALLS.includes(sound));
  return settings.sound && heard && navigator.userActivation?.hasBeenActive === true;
}

/** Plays a sound if it is wanted and the browser lets us. */
export function play(sound: Sound): void {
  if (!wanted(sound)) return;
  if (now.has(sound)) return;
  now.add(sound);
  setTimeout(() => now.delete(sound), 50);
  context ??= new AudioContext();
  const audio = context;
  if (audio.state === "suspended") void audio.resume();
  for (const note of SOUNDS[sound] as Note[]) {
    const start = audio.currentTime + note.at;
    const { node, out } = sourceOf(audio, note);
    const gain = audio.createGain();
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(VOLUME * (note.loud ?? 0.5), start + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + note.long);
    out.connect(gain).connect(audio.destination);
    node.start(start);
    node.stop(start + note.long + 0.02);
  }
}
