import type { ReactNode } from 'react';

type WithEmail = { email: string } | null;

/**
 * Says who is signed in, where a mail's link may have been meant for another account.
 * @param profile has the account's present e-mail, if it is known.
 */
export default function OtherAccount({
  profile,
  user,
}: {
  profile: WithEmail;
  user: WithEmail;
}): ReactNode {
  const { email } = profile ?? user ?? {};
  if (email === undefined) return null;
  return (
    <p className="mt-2 max-w-md text-mist">
      {`${email} is signed in here. If you used another account, sign out in the menu above and open the link again.`}
    </p>
  );
}
