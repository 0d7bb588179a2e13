import { useState, type FormEvent, type ReactNode } from 'react';
import {
  longTransit,
  salinityDifference,
  salinityLargeDifference,
  salinityRise,
} from 'virtual:reef-content/care-figures';
import { Button } from '#ui/forms/button.tsx';
import { useFirstInvalid } from '#ui/forms/use-first-invalid.ts';
import { gravityDifference, releaseOf, type Release } from './drip-release.ts';
import { GRAVITY_LIMITS, GravityField, typedGravity } from './gravity-field.tsx';

const ADVICE: Readonly<Record<Exclude<Release, 'unmeasured'>, string>> = {
  match: `No more than ${salinityDifference.text}: fish and corals need only the same temperature. Drip shrimp, snails and sea stars all the same.`,
  continue: 'Close enough for a drip.',
  'too-far': `Too far apart for a drip: more than ${salinityLargeDifference.text}. Put a fish into a quarantine tank mixed to the salinity of the bag, and change that by ${salinityRise.text}. For corals and invertebrates, mix a tub or holding tank without animals closer to the bag and drip from that. Never change a tank with animals in it for a newcomer.`,
};

/** How much water a drip begins with. */
export const LEAST_WATER =
  'Begin the drip with the least water that covers the animal, a pint or less for most, so that it can double in time.';

/**
 * Asks for bag and tank before the drip, because the first reading decides whether to drip at all:
 * later the bag is diluted. @param onDrip begins it with the reading of the bag.
 */
export function DripReadings({
  onDrip,
  onBack,
}: {
  onDrip: (bag: number) => void;
  onBack: () => void;
}): ReactNode {
  const [texts, setTexts] = useState({ bag: '', tank: '' });
  const [tries, setTries] = useState(0);
  const form = useFirstInvalid(tries);
  const bag = typedGravity(texts.bag);
  const tank = typedGravity(texts.tank);
  const release = releaseOf(bag, tank, GRAVITY_LIMITS);
  const isTooFar = release === 'too-far';
  const start = (event: FormEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    if (bag !== null && release !== 'unmeasured' && !isTooFar) onDrip(bag);
  };
  return (
    <form ref={form} className="drip-release" noValidate onSubmit={start}>
      <p className="tool-small">
        More than {longTransit.text} in the bag? Its ammonia turns poisonous once the bag is open,
        so have everything ready first. Add an ammonia neutralizer for salt water to the bucket, but
        none if the seller keeps fish in copper. Release the animal as soon as both waters match.
      </p>
      <p className="tool-small">{LEAST_WATER}</p>
      <div className="drip-gravities">
        <GravityField
          label="Bag water"
          text={texts.bag}
          isNeeded={tries > 0}
          onChange={(text) => setTexts({ ...texts, bag: text })}
        />
        <GravityField
          label="Tank water"
          text={texts.tank}
          isNeeded={tries > 0}
          onChange={(text) => setTexts({ ...texts, tank: text })}
        />
      </div>
      <p className={`drip-verdict ${isTooFar ? 'tool-high' : 'tool-good'}`} aria-live="polite">
        {release !== 'unmeasured' && bag !== null && tank !== null && (
          <>
            <strong className="figures">{`${gravityDifference(bag, tank).toFixed(4)} SG apart.`}</strong>{' '}
            {ADVICE[release]}
          </>
        )}
      </p>
      <div className="tool-actions">
        {!isTooFar && <Button type="submit">Start the drip</Button>}
        <Button kind="ghost" onClick={onBack}>
          Back
        </Button>
      </div>
    </form>
  );
}
