import { care } from '#features/learn/figures/parts/figure-values.ts';

/** One outcome of a test. */
export type Outcome = { result: string; cause: string; fix: string };

/** A symptom, the test before any treatment, and what its outcomes mean. */
export type Branch = {
  picture: 'gasping' | 'spots' | 'closed' | 'faded' | 'algae';
  symptom: string;
  test: string;
  outcomes: readonly [Outcome, Outcome];
};

/** The decision tree, in the order of urgency; it follows web/content/hubs/troubleshooting.yaml. */
export const BRANCHES: readonly Branch[] = [
  {
    picture: 'gasping',
    symptom: 'Several fish gasp',
    test: 'Air first, then ammonia and heat',
    outcomes: [
      {
        result: `Ammonia above ${care.ammonia}`,
        cause: 'Death, overfeeding or too many fish',
        fix: `Air; change ${care['emergency-water-change']} of the water, find the source`,
      },
      {
        result: `Ammonia ${care.ammonia}`,
        cause: 'Low oxygen, too much heat, or velvet',
        fix: 'Air; cool slowly if hot. Breath still fast: treat as velvet today',
      },
    ],
  },
  {
    picture: 'spots',
    symptom: 'White on the skin',
    test: 'Look close: grains or dust?',
    outcomes: [
      {
        result: 'Grains like salt',
        cause: 'Marine ich, a parasite',
        fix: `All fish to quarantine for copper; none in the tank ${care['ich-fallow']}`,
      },
      {
        result: 'Fine dust, fast breathing',
        cause: 'Marine velvet, kills in days',
        fix: 'Quarantine all: copper today, but call a vet for sharks and rays',
      },
    ],
  },
  {
    picture: 'closed',
    symptom: 'Every coral closed',
    test: 'Salinity, heat, alkalinity',
    outcomes: [
      {
        result: 'One of them moved',
        cause: 'Top-off, heater or dosing',
        fix: `Repair it; alkalinity by ${care['alkalinity-change']} at most`,
      },
      {
        result: 'All of them steady',
        cause: 'Something poisonous',
        fix: 'Fresh carbon, change a fifth of the water',
      },
    ],
  },
  {
    picture: 'faded',
    symptom: 'One coral fades',
    test: 'Its place, by day and after dark',
    outcomes: [
      {
        result: 'Pale all over',
        cause: 'Too much light too soon',
        fix: 'Lower the light by a third, or move it down',
      },
      {
        result: 'Burned on one side',
        cause: 'A neighbor’s sweepers or a jet',
        fix: `Keep ${care['sweeper-gap']} clear, or turn the pump`,
      },
    ],
  },
  {
    picture: 'algae',
    symptom: 'Algae take over',
    test: 'Nitrate and phosphate',
    outcomes: [
      {
        result: 'Long green hair',
        cause: 'Spare nutrients, long light, few grazers',
        fix: `Feed less, light ${care.photoperiod}, add snails`,
      },
      {
        result: 'Dark red sheet',
        cause: 'Cyano in slow water',
        fix: 'Siphon it, aim flow there, both nutrients into range',
      },
    ],
  },
];
