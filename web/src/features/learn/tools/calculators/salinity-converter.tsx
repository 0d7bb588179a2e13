import type { ReactNode } from 'react';
import { specificGravity } from 'virtual:reef-content/care-figures';
import { SegmentedToggle } from '#ui/forms/segmented-toggle.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import {
  CELSIUS_MAX,
  CELSIUS_MIN,
  celsiusOf,
  salinityOf,
  SALINITY_MAX_PPT,
  specificGravityOf,
} from '#features/learn/tools/formulas/seawater.ts';
import { choiceOf } from '#features/learn/tools/kept-inputs.ts';
import { ToolFrame } from '#features/learn/tools/tool-frame.tsx';
import { typedNumber } from '#ui/forms/typed-number.ts';
import { useKeptInputs, type Inputs } from '#features/learn/tools/use-kept-inputs.ts';

type Known = 'sg' | 'ppt';
type Degrees = 'F' | 'C';

const KNOWN = [
  { value: 'sg', label: 'Specific gravity' },
  { value: 'ppt', label: 'Salinity (ppt)' },
] as const;

const DEGREES = [
  { value: 'F', label: '°F' },
  { value: 'C', label: '°C' },
] as const;

/** What to say of a temperature outside of the equation. */
const RANGES = {
  F: `Type ${CELSIUS_MIN * 1.8 + 32} to ${CELSIUS_MAX * 1.8 + 32} °F.`,
  C: `Type ${CELSIUS_MIN} to ${CELSIUS_MAX} °C.`,
} as const;

const ROOM = { F: '77', C: '25' } as const;
const START = { known: 'sg', sg: '1.025', ppt: '35', degrees: 'F', temperature: ROOM.F };

/** Both measures of the same water; null if the input is outside the equation. */
function convert(known: Known, value: number | null, celsius: number | null) {
  if (value === null || celsius === null) return null;
  if (known === 'sg') {
    const ppt = salinityOf(value, celsius);
    return ppt === null ? null : { sg: value, ppt };
  }
  return value > SALINITY_MAX_PPT ? null : { sg: specificGravityOf(value, celsius), ppt: value };
}

/** How the water compares with the range of the care figures. */
function verdict(sg: number): { text: string; tone: string } {
  if (sg < specificGravity.low - 0.00005) {
    return { text: `Below the reef range of ${specificGravity.text} SG`, tone: 'tool-low' };
  }
  if (sg > specificGravity.high + 0.00005) {
    return { text: `Above the reef range of ${specificGravity.text} SG`, tone: 'tool-high' };
  }
  return { text: `Inside the reef range of ${specificGravity.text} SG`, tone: 'tool-good' };
}

/** The temperature field: its unit, and degrees Celsius if they are in range. */
function degreesIn({ texts, set }: Inputs<keyof typeof START>) {
  const degrees = choiceOf(DEGREES, texts.degrees);
  const value = typedNumber(texts.temperature);
  const celsius = value === null ? null : degrees === 'F' ? celsiusOf(value) : value;
  const isInRange = celsius !== null && celsius >= CELSIUS_MIN && celsius <= CELSIUS_MAX;
  const choose = (next: Degrees) => {
    if (next === degrees) return;
    const same = isInRange ? String(Math.round(next === 'C' ? celsius : celsius * 1.8 + 32)) : null;
    set({ degrees: next, temperature: same ?? ROOM[next] });
  };
  return { degrees, choose, celsius: isInRange ? celsius : null };
}

function Result({ result }: { result: ReturnType<typeof convert> }): ReactNode {
  if (result === null) {
    return <p className="tool-quiet">Type a value of sea water to see the other.</p>;
  }
  const { text, tone } = verdict(result.sg);
  return (
    <>
      <dl className="tool-results">
        <div>
          <dt>Specific gravity</dt>
          <dd className="figures">{result.sg.toFixed(4)}</dd>
        </div>
        <div>
          <dt>Salinity</dt>
          <dd className="figures">
            {result.ppt.toFixed(1)} <small>ppt</small>
          </dd>
        </div>
      </dl>
      <p className={`tool-verdict ${tone}`}>{text}</p>
    </>
  );
}

/** Specific gravity to salinity and back, at the temperature of the water. */
export default function SalinityConverter(): ReactNode {
  const inputs = useKeptInputs('salinity-converter', START);
  const { texts, set } = inputs;
  const known = choiceOf(KNOWN, texts.known);
  const temperature = degreesIn(inputs);
  const value = typedNumber(texts[known]);
  const result = convert(known, value, temperature.celsius);
  const isWrong = value === null || (result === null && temperature.celsius !== null);
  return (
    <ToolFrame
      kept={[inputs]}
      title="Salinity converter"
      text="Turns specific gravity into parts per thousand and back, at the temperature of your water."
    >
      <div className="tool-fields">
        <SegmentedToggle
          label="What you measured"
          value={known}
          options={KNOWN}
          onChange={(next) => set({ known: next })}
          className="tool-wide"
        />
        <TextField
          label={known === 'sg' ? 'Specific gravity' : 'Salinity in ppt'}
          inputMode="decimal"
          autoComplete="off"
          value={texts[known]}
          error={isWrong ? (known === 'sg' ? 'Type 1.000 to 1.032.' : 'Type 0 to 42.') : null}
          onChange={(text) => set({ [known]: text })}
        />
        <div className="tool-with-unit">
          <TextField
            label={`Water temperature in °${temperature.degrees}`}
            inputMode="decimal"
            autoComplete="off"
            value={texts.temperature}
            error={temperature.celsius === null ? RANGES[temperature.degrees] : null}
            onChange={(text) => set({ temperature: text })}
          />
          <SegmentedToggle
            label="Unit of temperature"
            value={temperature.degrees}
            options={DEGREES}
            onChange={temperature.choose}
          />
        </div>
      </div>
      <div className="tool-output" aria-live="polite">
        <Result result={result} />
      </div>
      <p className="tool-small">
        By the International Equation of State of Seawater (UNESCO, 1980). Specific gravity is
        against pure water of the same temperature, as refractometers show it.
      </p>
    </ToolFrame>
  );
}
