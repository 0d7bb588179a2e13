import type { ReactNode } from 'react';
import { forgetDeviceTanks, saveTanks, type MyTanks } from '#state/tanks/tank-store.ts';
import { Button } from '#ui/forms/button.tsx';
import { passFocusToHeading } from '#ui/layout/pass-focus-on.ts';
import { showSaved } from '#ui/overlays/show-saved.ts';
import { useToast, type Toast } from '#ui/overlays/toast.tsx';

const FAILED: Toast = {
  title: 'That could not be saved',
  text: 'Please try again.',
  tone: 'error',
};

/** Offers to move tanks into the account that were made on this device before signing in. */
export function LeftOnDevice({ mine }: { mine: MyTanks }): ReactNode {
  const toast = useToast();
  const { isAccount, leftOnDevice: left } = mine;
  if (!isAccount || left.length === 0) return null;
  const names = left.map(({ name }) => name).join(', ');
  const keep = async () => {
    const saved: Toast = { title: 'Kept in your account', text: names, tone: 'success' };
    try {
      showSaved(toast, await saveTanks(left), { saved, failed: FAILED });
    } catch {
      toast(FAILED);
    }
  };
  const forget = () => {
    const bringBack = forgetDeviceTanks();
    toast({ title: `${names} removed`, action: { label: 'Undo', onSelect: bringBack } });
  };
  return (
    <section
      ref={passFocusToHeading}
      className="surface-quiet mb-6 grid gap-4 p-5"
      aria-label="Tanks on this device"
    >
      <p className="text-mist">
        Before you signed in, you described <strong className="text-foam">{names}</strong> on this
        device. Do you want to add it to your account?
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void keep()}>Keep in my account</Button>
        <Button kind="ghost" onClick={forget}>
          Remove from this device
        </Button>
      </div>
    </section>
  );
}
