/** A number that an article may type although it differs from the table of care figures. */
type WorkedExample = { file: string; amount: string; reason: string };

/** Examples and limits that no figure of the table covers. */
export const WORKED_EXAMPLES: readonly WorkedExample[] = [
  {
    file: 'learn/avoiding-mistakes.md',
    amount: '3 dKH',
    reason: 'the size of a harmful jump, in a story',
  },
  {
    file: 'learn/cycling-timeline.md',
    amount: '5 ppm',
    reason: 'ammonia overdosed, as a mistake',
  },
  {
    file: 'learn/fishless-vs-fish-in-cycling.md',
    amount: '0.5 ppm',
    reason: 'small dose once the first has gone',
  },
  { file: 'learn/nitrogen-cycle.md', amount: '1 ppm', reason: 'stoichiometry of nitrification' },
  { file: 'learn/nitrogen-cycle.md', amount: '0.4 dKH', reason: 'stoichiometry of nitrification' },
  {
    file: 'learn/water-change-schedules.md',
    amount: '20 ppm',
    reason: 'the sum of a water change worked out',
  },
  {
    file: 'learn/water-change-schedules.md',
    amount: '2 dKH',
    reason: 'difference between a new batch and the tank',
  },
  {
    file: 'learn/salinity-adjustment.md',
    amount: '1.020',
    reason: 'the bag of the worked example',
  },
  {
    file: 'learn/salinity-adjustment.md',
    amount: '1.019',
    reason: 'the bag from weak water, in a story',
  },
  {
    file: 'learn/salinity-adjustment.md',
    amount: '1.021',
    reason: 'its quarantine tank on the second day',
  },
  {
    file: 'learn/salinity-adjustment.md',
    amount: '1.0225',
    reason: 'where the drip of the worked example ends',
  },
];
