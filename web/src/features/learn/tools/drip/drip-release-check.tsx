import { useState, type ReactNode } from 'react';
import {
  lightsDimAfterArrival,
  salinityDifference,
  salinityLargeDifference,
  temperatureMatch,
} from 'virtual:reef-content/care-figures';
import { Button } from '#ui/forms/button.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import {
  gravityDifference,
  measuredGravity,
  releaseOf,
  SG_MAX,
  type Release,
} from './drip-release.ts';
import { typedNumber } from '#features/learn/tools/typed-number.ts';

const LIMITS = { match: salinityDifference.low, session: salinityLargeDifference.low };

const ADVICE: Readonly<Record<Exclude<Release, 'unmeasured'>, string>> = {
  match: `The waters match. See that the temperature is within ${temperatureMatch.text} too. Then move the animal, not the water, and leave the lights off for ${lightsDimAfterArrival.text}.`,
  continue: `Not yet: more than ${salinityDifference.text} apart. Pour off half of the bucket, but keep the animal covered, and drip on.`,
  'too-far': `Too far apart for one session: more than ${salinityLargeDifference.text}. Keep the animal in a quarantine tank mixed to the salinity of the bucket, and change that over days.`,
};

function GravityField({
  label,
  text,
  onChange,
}: {
  label: string;
  text: string;
  onChange: (text: string) => void;
}): ReactNode {
  const isWrong = text !== '' && measuredGravity(typedNumber(text)) === null;
  return (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      placeholder="SG"
      value={text}
      error={isWrong ? `Type 1.000 to ${SG_MAX.toFixed(3)}.` : null}
      onChange={onChange}
    />
  );
}

/**
 * Asks for the measured specific gravity of bucket and tank, and allows the release only where
 * they match. @param onContinue starts another round of the drip.
 */
export function DripReleaseCheck({
  onContinue,
  onDone,
}: {
  onContinue: () => void;
  onDone: () => void;
}): ReactNode {
  const [texts, setTexts] = useState({ bucket: '', tank: '' });
  const bucket = measuredGravity(typedNumber(texts.bucket));
  const tank = measuredGravity(typedNumber(texts.tank));
  const release = releaseOf(bucket, tank, LIMITS);
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
            <strong className="figures">
              {gravityDifference(bucket, tank).toFixed(4)} SG apart.
            </strong>{' '}
            {ADVICE[release]}
          </>
        )}
      </p>
      <div className="tool-actions">
        <Button kind={isMatch ? 'ghost' : 'secondary'} onClick={onContinue}>
          Drip on
        </Button>
        <Button kind={isMatch ? 'primary' : 'ghost'} onClick={onDone}>
          {isMatch ? 'Done' : 'End without release'}
        </Button>
      </div>
    </div>
  );
}
