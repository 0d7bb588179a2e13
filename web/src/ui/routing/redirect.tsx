import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Leaves for `to` in the place of the present page, which going back does not return to. */
export function Redirect({ to }: { to: string }): null {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(to, { replace: true });
  }, [navigate, to]);
  return null;
}
