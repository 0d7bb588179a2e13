import { useState, type ReactNode } from 'react';
import {
  longTransit,
  salinityDifference,
  salinityLargeDifference,
  salinityRise,
} from 'virtual:reef-content/care-figures';
import { Button } from '#ui/forms/button.tsx';
import { gravityDifference, releaseOf, type Release } from './drip-release.ts';
import { GRAVITY_LIMITS, GravityField, typedGravity } from './gravity-field.tsx';

const ADVICE: Readonly<Record<Exclude<Release, 'unmeasured'>, string>> = {
  match: `No more than ${salinityDifference.text}: fish and corals need only the same temperature. Drip shrimp, snails and sea stars all the same.`,
  continue: 'Close enough for a drip.',
  'too-far': `Too far apart for a drip: more than ${salinityLargeDifference.text}. Put a fish into a quarantine tank mixed to the salinity of the bag, and change that by ${salinityRise.text}. For corals and invertebrates, mix a tub or holding tank without animals closer to the bag and drip from that. Never change a tank with animals in it for a newcomer.`,
};

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
  const [isTried, setIsTried] = useState(false);
  const bag = typedGravity(texts.bag);
  const tank = typedGravity(texts.tank);
  const release = releaseOf(bag, tank, GRAVITY_LIMITS);
  const isTooFar = release === 'too-far';
  const start = () => {
    setIsTried(true);
    if (bag !== null && release !== 'unmeasured') onDrip(bag);
  };
  return (
    <div className="drip-release">
      <p className="tool-small">
        More than {longTransit.text} in the bag? Its ammonia turns poisonous once the bag is open,
        so have everything ready first. Add an ammonia neutralizer for salt water to the bucket, but
        none if the seller keeps fish in copper. Release the animal as soon as both waters match.
      </p>
      <p>
        Bring bag and tank to the same temperature, open the bag, and measure both waters with one
        refractometer.
      </p>
      <div className="drip-gravities">
        <GravityField
          label="Bag water"
          text={texts.bag}
          isNeeded={isTried}
          onChange={(text) => setTexts({ ...texts, bag: text })}
        />
        <GravityField
          label="Tank water"
          text={texts.tank}
          isNeeded={isTried}
          onChange={(text) => setTexts({ ...texts, tank: text })}
        />
      </div>
      <p className={`drip-verdict ${isTooFar ? 'tool-high' : 'tool-good'}`} aria-live="polite">
        {release !== 'unmeasured' && bag !== null && tank !== null && (
          <>
            <strong className="figures">{gravityDifference(bag, tank).toFixed(4)} SG apart.</strong>{' '}
            {ADVICE[release]}
          </>
        )}
      </p>
      <div className="tool-actions">
        {!isTooFar && <Button onClick={start}>Start the drip</Button>}
        <Button kind="ghost" onClick={onBack}>
          Back
        </Button>
      </div>
    </div>
  );
}
