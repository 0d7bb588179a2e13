import type { ReactNode } from 'react';
import { isOnlyOnDevice } from '#state/tanks/only-on-device.ts';
import { forgetDeviceTanks, saveTanks, useMyTanks } from '#state/tanks/tank-store.ts';
import { LeftOnDevice } from '#ui/fit/left-on-device.tsx';

/** Asks an account without a tank about the one that was described here before signing in. */
export default function LeftTank(): ReactNode {
  const mine = useMyTanks();
  if (!isOnlyOnDevice(mine)) return null;
  return <LeftOnDevice mine={mine} save={saveTanks} forget={forgetDeviceTanks} />;
}
