import type { ReactNode } from 'react';
import { WEEKDAYS } from '@reef/domain/settings/opening-hours';
import { NativeSelect } from '#ui/forms/native-select.tsx';
import { Switch } from '#ui/forms/switch.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { Panel } from '#ui/layout/card.tsx';
import type { FaultOf } from './faults-by-field.ts';
import type { HoursForm, SettingsForm } from './settings-form.ts';

type PartProps = {
  form: SettingsForm;
  faultOf: FaultOf;
  onChange: (changes: Partial<SettingsForm>) => void;
};

/** The time zones of the United States and its territories. */
const TIME_ZONES = [
  { value: 'America/New_York', label: 'Eastern (New York, Miami)' },
  { value: 'America/Chicago', label: 'Central (Chicago)' },
  { value: 'America/Denver', label: 'Mountain (Denver)' },
  { value: 'America/Phoenix', label: 'Arizona (Phoenix)' },
  { value: 'America/Los_Angeles', label: 'Pacific (Los Angeles)' },
  { value: 'America/Anchorage', label: 'Alaska (Anchorage)' },
  { value: 'Pacific/Honolulu', label: 'Hawaii (Honolulu)' },
  { value: 'America/Puerto_Rico', label: 'Atlantic (Puerto Rico)' },
  { value: 'Pacific/Guam', label: 'Guam' },
] as const;

function zonesWith(present: string): { value: string; label: string }[] {
  const isListed = TIME_ZONES.some(({ value }) => value === present);
  return isListed ? [...TIME_ZONES] : [...TIME_ZONES, { value: present, label: present }];
}

/** How to reach the shop; shown on /contact. */
export function ContactFields({ form, faultOf, onChange }: PartProps): ReactNode {
  const field = (name: keyof SettingsForm['contact'], label: string, type = 'text') => (
    <TextField
      label={label}
      type={type}
      value={form.contact[name]}
      error={faultOf(`contact.${name}`)}
      onChange={(value) => onChange({ contact: { ...form.contact, [name]: value } })}
    />
  );
  return (
    <Panel title="Contact" text="Shown on the contact page.">
      <div className="grid gap-4 sm:grid-cols-2">
        {field('email', 'Email', 'email')}
        {field('phone', 'Phone', 'tel')}
        {field('street', 'Street')}
        {field('city', 'City')}
        {field('state', 'State')}
        {field('zip', 'ZIP')}
      </div>
    </Panel>
  );
}

function DayHours({
  name,
  hours,
  fault,
  onChange,
}: {
  name: string;
  hours: HoursForm;
  fault: string | null;
  onChange: (changes: Partial<HoursForm>) => void;
}): ReactNode {
  return (
    <div className="grid items-end gap-x-4 gap-y-2 py-3 sm:grid-cols-[12rem_1fr_1fr]">
      <Switch label={name} isOn={hours.isOpen} onChange={(isOpen) => onChange({ isOpen })} />
      {hours.isOpen ? (
        <>
          <TextField
            label={`${name}, opens`}
            type="time"
            value={hours.open}
            error={fault}
            onChange={(open) => onChange({ open })}
          />
          <TextField
            label={`${name}, closes`}
            type="time"
            value={hours.close}
            onChange={(close) => onChange({ close })}
          />
        </>
      ) : (
        <p className="text-mist sm:self-center">Closed</p>
      )}
    </div>
  );
}

/** When the shop is open; shown on /contact and at the bottom of every page. */
export function HoursFields({ form, faultOf, onChange }: PartProps): ReactNode {
  const change = (at: number, changes: Partial<HoursForm>) =>
    onChange({
      hours: form.hours.map((hours, index) => (index === at ? { ...hours, ...changes } : hours)),
    });
  return (
    <Panel title="Business hours" text="Shown on the contact page and at the bottom of every page.">
      <NativeSelect
        label="Time zone of the shop"
        hint="Cut-off hours and days of arrival go by its clock."
        value={form.timeZone}
        options={zonesWith(form.timeZone)}
        onChange={(timeZone) => onChange({ timeZone })}
      />
      <div className="mt-4 divide-y divide-[var(--line)]">
        {WEEKDAYS.map(({ name }, index) => {
          const hours = form.hours[index];
          return hours === undefined ? null : (
            <DayHours
              key={name}
              name={name}
              hours={hours}
              fault={faultOf(`hours.${index}`)}
              onChange={(changes) => change(index, changes)}
            />
          );
        })}
      </div>
    </Panel>
  );
}

/** The guarantee of new orders, and the two orders that may be deleted. */
export function OrderFields({ form, faultOf, onChange }: PartProps): ReactNode {
  return (
    <Panel title="Orders">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Guarantee hours"
          hint="For new orders; those already placed keep theirs. At least 48, and 24 more for each day on the way."
          inputMode="numeric"
          value={form.guaranteeHours}
          error={faultOf('guarantee_hours')}
          onChange={(guaranteeHours) => onChange({ guaranteeHours })}
        />
        <TextField
          label="The two specified orders"
          hint="Their numbers, with a comma between them. The sold view can delete them."
          value={form.specifiedOrders}
          error={faultOf('specified_orders')}
          onChange={(specifiedOrders) => onChange({ specifiedOrders })}
        />
      </div>
    </Panel>
  );
}
