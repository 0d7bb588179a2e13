import { useId, type ReactNode } from 'react';
import { WEEKDAYS } from '@reef/domain/settings/opening-hours';
import { isOverSunday } from '@reef/domain/shipping/arrival';
import { Switch } from '#ui/forms/switch.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { Panel } from '#ui/layout/card.tsx';
import type { FaultOf } from './faults-by-field.ts';
import type { RuleForm } from './settings-form.ts';

const TITLES = { overnight: 'Overnight', local: 'Local delivery', pickup: 'Pickup' } as const;

/** Living animals do not arrive on a Sunday. */
const ARRIVAL_WEEKDAYS = WEEKDAYS.slice(0, 6);

type RuleProps = {
  rule: RuleForm;
  /** The path of its faults: `delivery.0`. */
  at: string;
  faultOf: FaultOf;
  onChange: (changes: Partial<RuleForm>) => void;
};

function Weekdays({ rule, at, faultOf, onChange }: RuleProps): ReactNode {
  const noteId = useId();
  const fault = faultOf(`${at}.arrival_weekdays`);
  const never = ARRIVAL_WEEKDAYS.filter(
    (_day, index) =>
      rule.weekdays.includes(index + 1) && isOverSunday(index + 1, Number(rule.transitDays)),
  );
  const hasNote = fault !== null || never.length > 0;
  const toggle = (day: number) => {
    const others = rule.weekdays.filter((each) => each !== day);
    onChange({
      weekdays: rule.weekdays.includes(day) ? others : [...others, day].toSorted((a, b) => a - b),
    });
  };
  return (
    <fieldset className="sm:col-span-2" aria-describedby={hasNote ? noteId : undefined}>
      <legend className="mb-1.5 text-sm font-semibold text-foam">Weekdays of arrival</legend>
      <div className="flex flex-wrap gap-x-5">
        {ARRIVAL_WEEKDAYS.map(({ name, short }, index) => (
          <label key={name} className="flex min-h-11 cursor-pointer items-center gap-2 text-mist">
            <input
              type="checkbox"
              className="size-5 accent-lumen"
              aria-invalid={fault !== null || undefined}
              checked={rule.weekdays.includes(index + 1)}
              onChange={() => toggle(index + 1)}
            />
            <abbr title={name} className="no-underline">
              {short}
            </abbr>
          </label>
        ))}
      </div>
      {fault === null && never.length > 0 && (
        <p
          id={noteId}
          className="text-xs text-sun"
        >{`Not offered, because the box would be packed on a Sunday or be on the way over one: ${never.map(({ short }) => short).join(', ')}.`}</p>
      )}
      {fault !== null && (
        <p id={noteId} className="text-xs font-semibold text-alarm">
          {fault}
        </p>
      )}
    </fieldset>
  );
}

/** The fields of one delivery method. */
export function DeliveryRuleFields(props: RuleProps): ReactNode {
  const { rule, at, faultOf, onChange } = props;
  const text = (name: keyof RuleForm, field: string, label: string, hint?: string) => (
    <TextField
      label={label}
      hint={hint}
      value={String(rule[name])}
      error={faultOf(`${at}.${field}`)}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  return (
    <Panel title={TITLES[rule.method]}>
      {/* The names of the fields are those of every method. */}
      <fieldset aria-label={TITLES[rule.method]} className="grid min-w-0 gap-4 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <Switch
            label="Offered to buyers"
            isOn={rule.is_offered}
            onChange={(is_offered) => onChange({ is_offered })}
          />
        </div>
        {text('name', 'name', 'Name', 'Shown at checkout and on orders.')}
        {text('short', 'short', 'Short name')}
        {text('price', 'cents', 'Price in dollars')}
        {text('freeAbove', 'free_above_cents', 'Free above, in dollars', 'Empty: never free.')}
        {text('states', 'states', 'States', 'Two letters each, such as FL, GA.')}
        {text(
          'zipPrefixes',
          'zip_prefixes',
          'ZIP codes that begin with',
          'Such as 330, 331. No states and no ZIP codes: everywhere.',
        )}
        <Weekdays {...props} />
        {text(
          'cutoffHour',
          'cutoff_hour',
          'Cut-off hour',
          '0 to 23; 12 is noon. Later orders count as the next day’s.',
        )}
        {text(
          'preparationDays',
          'preparation_days',
          'Days of preparation',
          'Working days before it is packed.',
        )}
        {text('transitDays', 'transit_days', 'Days on the way')}
      </fieldset>
    </Panel>
  );
}
