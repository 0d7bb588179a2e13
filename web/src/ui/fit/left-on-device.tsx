import type { ReactNode } from 'react';
import { MAX_TANKS, type MyTank } from '@reef/domain/fit/saved-tank';
import { Button } from '#ui/forms/button.tsx';
import { passFocusTo } from '#ui/layout/pass-focus-on.ts';
import { showSaved } from '#ui/overlays/show-saved.ts';
import { useToast, type Toast } from '#ui/overlays/toast.tsx';

const FAILED: Toast = {
  title: 'That could not be saved',
  text: 'Please try again.',
  tone: 'error',
};

const namesOf = (tanks: readonly MyTank[]): string => tanks.map(({ name }) => name).join(', ');

const passFocusToText = passFocusTo('p');

/** To the heading of what is shown for the tank, or else to the link that asks for one. */
const passFocusToTank = passFocusTo('h2', 'a');

type Change = Parameters<typeof showSaved>[1];

/** Asks whether to move `left` into the account, or says that it has no room for all of them. */
function question(left: readonly MyTank[], fitting: readonly MyTank[]): string {
  if (fitting.length === left.length) return 'Do you want to add it to your account?';
  const bound = `Your account keeps at most ${MAX_TANKS} tanks`;
  return fitting.length === 0
    ? `${bound} and is full. Remove one of them first to add it.`
    : `${bound}, so only ${namesOf(fitting)} can be added.`;
}

/**
 * Offers to move tanks into the account that were made on this device before signing in. Somebody
 * else may have made them, so nothing moves by itself.
 * @param mine the account's tanks, and those left on the device.
 * @param save moves tanks into the account.
 * @param forget removes what is left from the device, and returns a function that restores it.
 */
export function LeftOnDevice({
  mine: { tanks, leftOnDevice: left },
  save,
  forget,
}: {
  mine: { tanks: readonly MyTank[]; leftOnDevice: readonly MyTank[] };
  save: (tanks: readonly MyTank[]) => Promise<Change>;
  forget: () => () => void;
}): ReactNode {
  const toast = useToast();
  if (left.length === 0) return null;
  const names = namesOf(left);
  const fitting = left.slice(0, Math.max(0, MAX_TANKS - tanks.length));
  const keep = async () => {
    const saved: Toast = { title: 'Kept in your account', text: namesOf(fitting), tone: 'success' };
    try {
      showSaved(toast, await save(fitting), { saved, failed: FAILED });
    } catch {
      toast(FAILED);
    }
  };
  const remove = () => {
    const bringBack = forget();
    toast({ title: `${names} removed`, action: { label: 'Undo', onSelect: bringBack } });
  };
  return (
    <section
      ref={passFocusToTank}
      className="surface-quiet mb-6 flex flex-wrap gap-x-3 gap-y-4 p-5"
      aria-label="Tanks on this device"
    >
      <p className="basis-full text-mist">
        Before you signed in, you described <strong className="text-foam">{names}</strong> on this
        device. {tanks.length === 0 && 'Animals are judged for it once it is in your account. '}
        {question(left, fitting)}
      </p>
      {fitting.length > 0 && (
        // It goes once the account is full; the section stays while tanks are left.
        <span ref={passFocusToText} className="contents">
          <Button onClick={() => void keep()}>Keep in my account</Button>
        </span>
      )}
      <Button kind="ghost" onClick={remove}>
        Remove from this device
      </Button>
    </section>
  );
}
