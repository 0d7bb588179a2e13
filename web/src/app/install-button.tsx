import { useEffect, type ReactNode } from 'react';
import { useInstall, watchInstallOffer } from '../platform/install.ts';
import { Button } from '../ui/button.tsx';
import { LogoMark } from '../ui/logo.tsx';

/** Installs the shop on this device, where the browser can (PWA-01). */
export function InstallButton(): ReactNode {
  useEffect(watchInstallOffer, []);
  const install = useInstall();
  if (install === null) return null;
  return (
    <Button kind="secondary" className="mt-5" onClick={install}>
      <LogoMark className="size-6" />
      Install Reef
    </Button>
  );
}
