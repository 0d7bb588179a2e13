/** The shop's colors (ui/styles/tokens.css) for drawings; the hex value is the fallback. */
export const ink = {
  night: 'var(--color-abyss-1000, #01060d)',
  abyss: 'var(--color-abyss-900, #041322)',
  deep: 'var(--color-abyss-800, #0a243b)',
  sea: 'var(--color-abyss-700, #10344f)',
  shoal: 'var(--color-abyss-600, #1a4a6b)',
  foam: 'var(--color-foam, #f1fbff)',
  mist: 'var(--color-mist, #c1dae8)',
  haze: 'var(--color-haze, #93b4c8)',
  lumen: 'var(--color-lumen, #6be9f5)',
  kelp: 'var(--color-kelp, #4fe0bd)',
  violet: 'var(--color-violet, #b6a0ff)',
  coral: 'var(--color-coral, #ff8f73)',
  sun: 'var(--color-sun, #ffd58c)',
  alarm: 'var(--color-alarm, #ff8b94)',
  line: 'var(--line-strong, rgb(148 214 240 / 0.3))',
} as const;
