/** A colour in linear light: red, green, blue from 0 to 1. */
export type Light = readonly [number, number, number];
type Matrix = readonly [Light, Light, Light];

export type Sight = "full" | "protanopia" | "deuteranopia" | "tritanopia";

/** Machado, Oliveira and Fernandes (2009) at full severity, for linear light. */
const SEEN: Record<Exclude<Sight, "full">, Matrix> = {
  protanopia: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deuteranopia: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritanopia: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};
const XYZ: Matrix = [[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.072175], [0.0193339, 0.119192, 0.9503041]];
/** The white that colours are compared against: daylight, D65. */
const WHITE: Light = [0.95047, 1, 1.08883];

const times = (matrix: Matrix, [r, g, b]: Light) => matrix.map(([x, y, z]) => x * r + y * g + z * b) as unknown as Light;

/** Reads `#rrggbb`. */
export function lightOf(hex: string): Light {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`not a colour: ${hex}`);
  const parts = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  return parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as unknown as Light;
}

/** A colour as seen with this kind of colour vision. */
export function seenBy(sight: Sight, light: Light): Light {
  if (sight === "full") return light;
  return times(SEEN[sight], light).map((part) => Math.min(1, Math.max(0, part))) as unknown as Light;
}

/** The contrast of WCAG, from 1 to 21. */
export function contrast(one: Light, other: Light): number {
  const [dark, bright] = [one, other].map((light) => times(XYZ, light)[1]).sort((a, b) => a - b) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
}

function lab(light: Light): Light {
  const root = (part: number) => (part > 216 / 24389 ? Math.cbrt(part) : ((24389 / 27) * part + 16) / 116);
  const [x, y, z] = times(XYZ, light).map((part, at) => root(part / WHITE[at]!)) as unknown as Light;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const degrees = (angle: number) => (angle * Math.PI) / 180;
const hue = (a: number, b: number) => (a === 0 && b === 0 ? 0 : ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360);

/** The hue between two hues, the short way round. */
function between(one: number, other: number): number {
  if (Math.abs(one - other) <= 180) return (one + other) / 2;
  return (one + other + (one + other < 360 ? 360 : -360)) / 2;
}

/** How different two colours look: CIEDE2000. A difference of one is barely visible, ten is obvious. */
export function difference(one: Light, other: Light): number {
  const [[l1, a1, b1], [l2, a2, b2]] = [lab(one), lab(other)];
  const seventh = (chroma: number) => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));
  const grey = 1.5 - 0.5 * seventh((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2);
  const [c1, c2] = [Math.hypot(a1 * grey, b1), Math.hypot(a2 * grey, b2)];
  const [h1, h2] = [hue(a1 * grey, b1), hue(a2 * grey, b2)];
  const colourless = c1 * c2 === 0;
  const turn = colourless ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const [lightness, chroma, tone] = [l2 - l1, c2 - c1, 2 * Math.sqrt(c1 * c2) * Math.sin(degrees(turn / 2))];
  const [l, c, h] = [(l1 + l2) / 2, (c1 + c2) / 2, colourless ? h1 + h2 : between(h1, h2)];
  const weight = 1 - 0.17 * Math.cos(degrees(h - 30)) + 0.24 * Math.cos(degrees(2 * h)) + 0.32 * Math.cos(degrees(3 * h + 6))
    - 0.2 * Math.cos(degrees(4 * h - 63));
  const byLightness = lightness / (1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2));
  const byChroma = chroma / (1 + 0.045 * c);
  const byTone = tone / (1 + 0.015 * c * weight);
  const twist = -2 * seventh(c) * Math.sin(degrees(60 * Math.exp(-(((h - 275) / 25) ** 2))));
  return Math.sqrt(byLightness ** 2 + byChroma ** 2 + byTone ** 2 + twist * byChroma * byTone);
}
