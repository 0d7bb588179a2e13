import { useState, type ReactNode } from 'react';
import {
  lightsDimAfterArrival,
  salinityDifference,
  salinityLargeDifference,
  temperatureMatch,
} from 'virtual:reef-content/care-figures';
import { Button } from '#ui/forms/button.tsx';
import { gravityDifference, releaseOf, type Release } from './drip-release.ts';
import { GRAVITY_LIMITS, GravityField, typedGravity } from './gravity-field.tsx';

const ADVICE: Readonly<Record<Exclude<Release, 'unmeasured'>, string>> = {
  match: `The waters match. See that the temperature is within ${temperatureMatch.text} too. Then move the animal, not the water, and leave the lights off for ${lightsDimAfterArrival.text}.`,
  continue: `Not yet: more than ${salinityDifference.text} apart. Pour off half of the bucket, but keep the animal covered, and drip on.`,
  'too-far': `Too far for one session: bag or bucket was more than ${salinityLargeDifference.text} from the tank. Keep the animal in a quarantine tank mixed to the salinity of the bucket, and change that over days.`,
};

/**
 * Asks for the measured specific gravity of bucket and tank, and allows the release only if they
 * match. @param bag its specific gravity before the first drip, if known.
 * @param onContinue starts another round of the drip.
 */
export function DripReleaseCheck({
  bag,
  onContinue,
  onDone,
}: {
  bag: number | null;
  onContinue: () => void;
  onDone: () => void;
}): ReactNode {
  const [texts, setTexts] = useState({ bucket: '', tank: '' });
  const bucket = typedGravity(texts.bucket);
  const tank = typedGravity(texts.tank);
  const release = releaseOf(bucket, tank, GRAVITY_LIMITS, bag);
  const isMatch = release === 'match';
  return (
    <div className="drip-release">
      <div className="drip-gravities">
        <GravityField
          label="Bucket water"
          text={texts.bucket}
          onChange={(text) => setTexts({ ...texts, bucket: text })}
        />
        <GravityField
          label="Tank water"
          text={texts.tank}
          onChange={(text) => setTexts({ ...texts, tank: text })}
        />
      </div>
      <p className={`drip-verdict ${isMatch ? 'tool-good' : 'tool-high'}`} aria-live="polite">
        {release !== 'unmeasured' && bucket !== null && tank !== null && (
          <>
            <strong className="figures">{`${gravityDifference(bucket, tank).toFixed(4)} SG apart.`}</strong>{' '}
            {ADVICE[release]}
          </>
        )}
      </p>
      <div className="tool-actions">
        {release !== 'too-far' && (
          <Button kind={isMatch ? 'ghost' : 'secondary'} onClick={onContinue}>
            Drip on
          </Button>
        )}
        <Button kind={isMatch ? 'primary' : 'ghost'} onClick={onDone}>
          {isMatch ? 'Done' : 'End without release'}
        </Button>
      </div>
    </div>
  );
}
