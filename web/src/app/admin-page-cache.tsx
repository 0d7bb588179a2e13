import { useEffect } from 'react';
import { keepAdminPages } from '#platform/device/service-worker.ts';
import { useAuth } from '#state/session/session.tsx';

/** An admin's device keeps the admins' pages as well: the fish room has bad signal (PWA-02). */
export function AdminPageCache(): null {
  const { role } = useAuth();
  useEffect(() => {
    if (role === 'admin') void keepAdminPages();
  }, [role]);
  return null;
}
