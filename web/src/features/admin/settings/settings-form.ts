import type { OpenHours } from '@reef/domain/settings/opening-hours';
import type { ShopSettings } from '@reef/domain/settings/owner-settings';
import type { DeliveryRule } from '@reef/domain/settings/shop-settings';
import { toDollars } from '@reef/domain/shared/money';

/** One delivery method as its fields have it: numbers and lists as typed. */
export type RuleForm = Pick<DeliveryRule, 'method' | 'is_offered' | 'name' | 'short'> & {
  price: string;
  freeAbove: string;
  states: string;
  zipPrefixes: string;
  weekdays: readonly number[];
  cutoffHour: string;
  preparationDays: string;
  transitDays: string;
};

/** A day's opening hours; the times stay while it is closed. */
export type HoursForm = { isOpen: boolean; open: string; close: string };

/** The settings as the page's fields have them. */
export type SettingsForm = {
  rules: readonly RuleForm[];
  closedDates: readonly string[];
  /** A typed date that was not added to them; saving adds it. */
  typedDate: string;
  keepsHolidays: boolean;
  timeZone: string;
  hours: readonly HoursForm[];
  contact: ShopSettings['contact'];
  guaranteeHours: string;
  specifiedOrders: string;
};

/** The first values of a closed day's fields when it is opened. */
const USUAL = { open: '09:00', close: '19:00' };

/** A typed amount in cents; NaN, which no setting accepts, if it is none. */
function centsOf(text: string): number {
  const typed = text.trim().replace(/^\$/, '');
  return /^\d+(\.\d{1,2})?$/.test(typed) ? Math.round(Number(typed) * 100) : Number.NaN;
}

function wholeOf(text: string): number {
  return /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
}

/** The items of a list that was typed with commas or spaces between them. */
function partsOf(text: string): string[] {
  return text.split(/[\s,]+/).filter((part) => part !== '');
}

function ruleForm(rule: DeliveryRule): RuleForm {
  const { method, is_offered, name, short } = rule;
  return {
    method,
    is_offered,
    name,
    short,
    price: toDollars(rule.cents).toFixed(2),
    freeAbove: rule.free_above_cents === null ? '' : toDollars(rule.free_above_cents).toFixed(2),
    states: rule.states.join(', '),
    zipPrefixes: rule.zip_prefixes.join(', '),
    weekdays: rule.arrival_weekdays,
    cutoffHour: String(rule.cutoff_hour),
    preparationDays: String(rule.preparation_days),
    transitDays: String(rule.transit_days),
  };
}

function ruleOf(form: RuleForm): DeliveryRule {
  const { method, is_offered, name, short } = form;
  return {
    method,
    is_offered,
    name,
    short,
    cents: centsOf(form.price),
    free_above_cents: form.freeAbove.trim() === '' ? null : centsOf(form.freeAbove),
    states: partsOf(form.states.toUpperCase()),
    zip_prefixes: partsOf(form.zipPrefixes),
    arrival_weekdays: form.weekdays.toSorted((a, b) => a - b),
    cutoff_hour: wholeOf(form.cutoffHour),
    preparation_days: wholeOf(form.preparationDays),
    transit_days: wholeOf(form.transitDays),
  };
}

/** The dates without shipping, with the one that is being typed, in order. */
export function withTypedDate({
  closedDates,
  typedDate,
}: Pick<SettingsForm, 'closedDates' | 'typedDate'>): string[] {
  const dates = typedDate === '' ? closedDates : [...closedDates, typedDate];
  return [...new Set(dates)].toSorted();
}

function hoursForm(hours: OpenHours): HoursForm {
  return hours === null ? { isOpen: false, ...USUAL } : { isOpen: true, ...hours };
}

/** The form's values for some settings. */
export function formOf(settings: ShopSettings): SettingsForm {
  return {
    rules: settings.delivery.map(ruleForm),
    closedDates: settings.closed_dates,
    typedDate: '',
    keepsHolidays: settings.keeps_holidays,
    timeZone: settings.time_zone,
    hours: settings.hours.map(hoursForm),
    contact: settings.contact,
    guaranteeHours: String(settings.guarantee_hours),
    specifiedOrders: settings.specified_orders.join(', '),
  };
}

/** The settings in the form, unchecked: what was typed may be no number (`checkSettings`). */
export function settingsOf(form: SettingsForm): ShopSettings {
  return {
    delivery: form.rules.map(ruleOf),
    closed_dates: withTypedDate(form),
    keeps_holidays: form.keepsHolidays,
    time_zone: form.timeZone,
    hours: form.hours.map(({ isOpen, open, close }) => (isOpen ? { open, close } : null)),
    contact: form.contact,
    guarantee_hours: wholeOf(form.guaranteeHours),
    specified_orders: partsOf(form.specifiedOrders),
  };
}

/** Whether two forms have the same values. */
export function isSameForm(one: SettingsForm, other: SettingsForm): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
