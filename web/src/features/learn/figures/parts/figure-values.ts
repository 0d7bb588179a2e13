/**
 * The care figures that the drawings show, by their keys in web/content/care-figures*.yaml. They
 * are copied here because drawings are laid out by hand for the width of these texts;
 * figure-values.test.ts compares each with the table.
 */
export const care = {
  ammonia: '0 ppm',
  nitrite: '0 ppm',
  nitrate: '2–10 ppm',
  'water-change': '10–20% weekly',
  'emergency-water-change': '25–50%',
  'float-time': '15–20 minutes',
  'drip-rate': '2–4 drips per second',
  'drip-volume': 'double',
  'drip-time': '45–60 minutes',
  'coral-drip-time': '20–30 minutes',
  'temperature-match': '1 °F',
  'salinity-difference': '0.002 SG',
  'lights-dim-after-arrival': '4 hours',
  'flow-minimum': '10–20 times',
  'flow-sps': '20–40 times',
  'flow-lps-soft': '10–20 times',
  'flow-fish-only': '5–10 times',
  'par-low': '50–150',
  'par-medium': '150–300',
  'par-high': '300–500+',
  photoperiod: '8–10 hours',
  'light-start': '50%',
  'cycle-length': '4–8 weeks',
  'cycling-ammonia-dose': '2 ppm',
  'cycling-proof-time': '24 hours',
  'stocking-rate': '1–2 specimens every 2–3 weeks',
  'cleanup-start': '1 snail for every 5 gallons',
  'soft-coral-age': '1–2 months',
  'lps-age': '3–4 months',
  'sps-age': '9–12 months',
  'anemone-age': '6 months',
  'mandarin-age': '12 months',
  'quarantine-tank': '10–30 gallons',
  'fish-quarantine': '2–4 weeks',
  'coral-quarantine': '7–14 days',
  'heater-watts': '3–5 watts per gallon',
  'tank-minimum': '40 gallons',
  'tank-sweet-spot': '75–120 gallons',
  'ich-fallow': '76 days',
  'alkalinity-change': '1 dKH per day',
  'sweeper-gap': '6 inches (15 cm)',
} as const;

/** The two ends of a range such as `150–300` or `20–40 times`. */
export function ends(range: string): readonly [low: number, high: number] {
  const [low = Number.NaN, high = low] = (range.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
  return [low, high];
}

/** The range without its unit: `2–10` for `2–10 ppm`. */
export const bare = (range: string): string => range.split(' ')[0] ?? range;
