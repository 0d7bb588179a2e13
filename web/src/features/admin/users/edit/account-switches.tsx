import type { ReactNode } from 'react';
import { Switch } from '#ui/forms/switch.tsx';
import { DialogSection } from './dialog-section.tsx';
import type { LiveUser } from './edit-user-panels.tsx';
import { purchaseSwitch } from './purchase-switch.ts';
import { setStatus, updateAccount } from './user-actions.ts';
import { useUserAction } from './use-user-action.ts';

/** Account status and the right to buy, switched at once (USER-10). */
export function AccountSwitches({
  user: { profile, extended },
  onChanged,
}: {
  user: LiveUser;
  onChanged: () => void;
}): ReactNode {
  const { busy, run } = useUserAction(onChanged);
  const { user_id: userId } = profile;
  const isActive = extended?.account_status !== 'suspended';
  return (
    <DialogSection title="Account status">
      <div className="grid gap-2">
        <Switch
          label="Account active"
          hint={
            isActive
              ? 'Switching it off suspends the account and ends every session.'
              : 'Suspended: cannot buy. Switch it on to make the account active again.'
          }
          isOn={isActive}
          isDisabled={busy !== null}
          onChange={(isOn) =>
            void run('status', () => setStatus(userId, isOn ? 'active' : 'suspended'))
          }
        />
        <Switch
          label="Purchases allowed"
          {...purchaseSwitch(profile)}
          isDisabled={busy !== null}
          onChange={(isOn) =>
            void run('purchases', () => updateAccount(userId, { can_make_purchases: isOn }))
          }
        />
      </div>
    </DialogSection>
  );
}
