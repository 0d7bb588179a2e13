import type { FormEvent, ReactNode } from 'react';
import { useIsOnline } from '#platform/device/online.ts';
import { useAuth } from '#state/session/session.tsx';
import { Button } from '#ui/forms/button.tsx';
import { useAction } from '#ui/forms/use-action.ts';
import { useFirstInvalid } from '#ui/forms/use-first-invalid.ts';
import { ErrorState } from '#ui/layout/error-state.tsx';
import { PageHeading } from '#ui/layout/page-heading.tsx';
import { PageMeta } from '#ui/layout/page-meta.tsx';
import { passFocusToButton } from '#ui/layout/pass-focus-on.ts';
import { Skeleton } from '#ui/layout/skeleton.tsx';
import { useToast, type Toast } from '#ui/overlays/toast.tsx';
import { ClosedOrdersNote } from './closed-orders-note.tsx';
import { ClosedDatesField } from './closed-dates-field.tsx';
import { DeliveryRuleFields } from './delivery-rule-fields.tsx';
import { faultsByField } from './faults-by-field.ts';
import { ContactFields, HoursFields, OrderFields } from './shop-fields.tsx';
import './settings.css';
import { UnreadNote } from './unread-note.tsx';
import { type SaveOutcome, useSettingsDraft } from './use-settings-draft.ts';

const SAVE_FAILED = 'The settings could not be saved.';

const NOT_UNDONE: Toast = {
  title: 'The discarded changes did not come back.',
  text: 'You have typed something else since.',
  tone: 'warning',
};

function Form({ userId }: { userId: string }): ReactNode {
  const settings = useSettingsDraft(userId);
  const { form, faults, change, isDirty, isOvertaken } = settings;
  // Saving is how they are repaired, also where the defaults of the unread fields are right.
  const isUnread = settings.unread.length > 0;
  const element = useFirstInvalid(faults);
  const isOnline = useIsOnline();
  const toast = useToast();
  const faultOf = faultsByField(faults);

  const showOutcome = (outcome: SaveOutcome, title: string) => {
    if (!outcome.ok) {
      const text = outcome.refusal === 'faulty' ? outcome.faults[0]?.message : outcome.message;
      toast({ title: SAVE_FAILED, ...(text === undefined ? {} : { text }), tone: 'error' });
      return;
    }
    const { before, saved } = outcome;
    if (before === null) {
      toast({ title, tone: 'success' });
      return;
    }
    const undo = async () =>
      showOutcome(await settings.undo(before, saved), 'Settings changed back');
    const action = { label: 'Undo', onSelect: () => void undo() };
    toast({ title, tone: 'success', action });
  };

  const discard = () => {
    const bringBack = settings.discard();
    const undo = () => {
      if (!bringBack()) toast(NOT_UNDONE);
    };
    toast({ title: 'Changes discarded', action: { label: 'Undo', onSelect: undo } });
  };

  const [isBusy, save] = useAction(async () =>
    showOutcome(await settings.save(), 'Settings saved'),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };

  if (settings.phase === 'loading') return <Skeleton className="h-96 w-full" />;
  if (settings.phase === 'error') {
    return <ErrorState message="The settings could not be loaded." onRetry={settings.retry} />;
  }
  return (
    <form ref={element} noValidate className="grid gap-6 pb-24" onSubmit={submit}>
      <UnreadNote unread={settings.unread} />
      {form.rules.map((rule, index) => (
        <DeliveryRuleFields
          key={rule.method}
          rule={rule}
          at={`delivery.${index}`}
          faultOf={faultOf}
          onChange={(changes) =>
            change({
              rules: form.rules.map((each) => (each === rule ? { ...each, ...changes } : each)),
            })
          }
        />
      ))}
      <ClosedDatesField form={form} fault={faultOf('closed_dates')} onChange={change} />
      <HoursFields form={form} faultOf={faultOf} onChange={change} />
      <ContactFields form={form} faultOf={faultOf} onChange={change} />
      <OrderFields form={form} faultOf={faultOf} onChange={change} />
      <div className="settings-bar surface sticky bottom-4 z-10 flex flex-wrap items-center gap-3 p-4">
        <ClosedOrdersNote settings={settings.saved} />
        <Button type="submit" isBusy={isBusy} disabled={!(isDirty || isUnread) || !isOnline}>
          {isBusy ? 'Saving…' : 'Save settings'}
        </Button>
        {isDirty && (
          <span ref={passFocusToButton} className="contents">
            <Button kind="ghost" onClick={discard}>
              Discard changes
            </Button>
          </span>
        )}
        <output className="text-sm text-sun">
          {!isOnline && 'Saving needs a connection.'}
          {isOnline &&
            isOvertaken &&
            'Somebody else has changed the settings. Discard to see theirs.'}
          {isOnline && isDirty && !isOvertaken && 'Not saved yet.'}
        </output>
      </div>
    </form>
  );
}

/** /settings: what the owner sets once for the whole shop (SHIP-01). */
export default function SettingsPage(): ReactNode {
  const { user } = useAuth();
  return (
    <div className="page pb-16">
      <PageMeta title="Settings" isIndexed={false} />
      <PageHeading
        eyebrow="Admin"
        title="Settings"
        text="Shipping, hours and contact. What you save shows everywhere at once."
      />
      {user !== null && <Form key={user.uid} userId={user.uid} />}
    </div>
  );
}
