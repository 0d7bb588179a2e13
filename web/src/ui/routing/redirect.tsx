import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Goes to `to` and replaces the present page in the history, so that going back does not return to
 * it.
 */
export function Redirect({ to }: { to: string }): null {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(to, { replace: true });
  }, [navigate, to]);
  return null;
}
