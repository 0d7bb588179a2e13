import { NEVER_GAL, type Relation } from './relation.ts';

/** The anemones that each clownfish lives in. Fautin and Allen, Anemone Fishes and their Host Sea Anemones. */
const HOSTS_OF: Readonly<Record<string, readonly string[]>> = {
  'Amphiprion allardi': ['Entacmaea quadricolor', 'Heteractis aurora', 'Stichodactyla mertensii'],
  'Amphiprion biaculeatus': ['Entacmaea quadricolor'],
  // The clownfish that lives in all host anemones.
  'Amphiprion clarkii': [
    'Cryptodendrum adhaesivum',
    'Entacmaea quadricolor',
    'Heteractis aurora',
    'Radianthus crispa',
    'Radianthus doreensis',
    'Radianthus magnifica',
    'Radianthus malu',
    'Stichodactyla gigantea',
    'Stichodactyla haddoni',
    'Stichodactyla mertensii',
  ],
  'Amphiprion frenatus': ['Entacmaea quadricolor'],
  'Amphiprion melanopus': ['Entacmaea quadricolor', 'Radianthus crispa', 'Radianthus magnifica'],
  'Amphiprion ocellaris': [
    // In tanks only; many captive-bred ones take to it (course, "Anemones").
    'Entacmaea quadricolor',
    'Radianthus magnifica',
    'Stichodactyla gigantea',
    'Stichodactyla mertensii',
  ],
  'Amphiprion percula': ['Radianthus crispa', 'Radianthus magnifica', 'Stichodactyla gigantea'],
  'Amphiprion perideraion': [
    'Radianthus crispa',
    'Radianthus doreensis',
    'Radianthus magnifica',
    'Stichodactyla gigantea',
  ],
  'Amphiprion polymnus': ['Radianthus crispa', 'Stichodactyla haddoni'],
  'Amphiprion sandaracinos': ['Radianthus crispa', 'Stichodactyla mertensii'],
};

const NO_HOST = 'are not known as partners: this anemone may sting or eat that clownfish';

/**
 * How anemones get along with clownfish, and with damselfish that live among tentacles while young.
 * `predationRule` leaves these pairs to this table.
 */
export const HOST_RELATIONS: readonly Relation[] = [
  ...Object.entries(HOSTS_OF).flatMap(([clownfish, hosts]) =>
    hosts.map((host) => ({
      a: clownfish,
      b: host,
      careBelowGal: 0,
      code: 'good-company' as const,
      because: 'may take to each other; the anemone has to be settled first',
    })),
  ),
  ...['Condylactis', 'Phymanthus', 'Cerianthus', 'Pachycerianthus'].map((anemone) => ({
    a: 'clownfish',
    b: anemone,
    code: 'wrong-company' as const,
    because: 'are no partners: this anemone hosts no clownfish and may sting it',
  })),
  // The one carpet too small for a grown clownfish.
  { a: 'clownfish', b: 'Stichodactyla tapetum', code: 'wrong-company', because: NO_HOST },
  {
    a: 'clownfish',
    b: 'Stichodactyla',
    stopBelowGal: NEVER_GAL,
    code: 'wrong-company',
    because:
      'do not belong together: this anemone is not known to host that clownfish, and it eats fish',
  },
  { a: 'clownfish', b: 'anemone', code: 'wrong-company', because: NO_HOST },
  ...['Dascyllus trimaculatus', 'Dascyllus albisella'].map((damselfish) => ({
    a: damselfish,
    b: 'anemone',
    code: 'wrong-company' as const,
    because:
      'need watching: only young ones live among tentacles, and a grown one may be stung or eaten',
  })),
];
