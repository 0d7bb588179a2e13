import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { returnPath } from '#state/session/sign-in/return-path.ts';
import { useAuth } from '#state/session/session.tsx';
import { Card } from '#ui/layout/card.tsx';
import { PromiseIcon } from '#ui/layout/shop-icons.tsx';
import { TabBar, tabPanelProps } from '#ui/layout/tab-bar.tsx';
import { Redirect } from '#ui/routing/redirect.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { signUpBegun } from '#features/account/sign-up/sign-up-begun.ts';
import { useMailedLink } from '#features/account/mailed-links/use-mailed-link.ts';

/** Few visitors open the page by a mailed link. */
const MailedLinkPage = lazy(() => import('#features/account/mailed-links/mailed-link.tsx'));

const SignUp = lazy(() => import('#features/account/sign-up/sign-up.tsx'));

type AuthTab = 'sign-in' | 'sign-up';

const TABS = [
  { value: 'sign-in', label: 'Sign In' },
  { value: 'sign-up', label: 'Sign Up' },
] as const;

const WORDS: Record<AuthTab, { title: string; text: string }> = {
  'sign-in': { title: 'Welcome to the reef', text: 'Sign in with your email and PIN.' },
  'sign-up': {
    title: 'Join Reef',
    text: 'An account holds your cart, your orders and your address.',
  },
};

/**
 * Signing in and up (AUTH-01), and what mailed links open (ORD-06). Signed-in users go on to the
 * page they asked for.
 */
export default function AuthPage(): ReactNode {
  const { phase } = useAuth();
  const location = useLocation();
  const navigate = useNavigate();
  const [chosen, choose] = useState<AuthTab>(() => (signUpBegun.get() ? 'sign-up' : 'sign-in'));
  const [sentTo, setSentTo] = useState<string | null>(null);
  const tab = sentTo === null ? chosen : 'sign-up';
  const [isNext, setIsNext] = useState(false);
  const [email, setEmail] = useState('');
  const leaveAnswer = (isByButton: boolean) => {
    setSentTo(null);
    setIsNext(isByButton);
  };
  const target = () => returnPath(location.state, window.origin, document.referrer);
  const mailed = useMailedLink();
  if (mailed !== null) return <MailedLinkPage key={mailed.token} link={mailed} />;
  if (phase === 'signed-in') return <Redirect to={target()} />;
  const { title, text } = WORDS[tab];
  return (
    <AuthFrame title={title} text={text} pageTitle={tab === 'sign-in' ? 'Sign In' : 'Sign Up'}>
      <Card className="w-full max-w-xl p-5 sm:p-8">
        <TabBar
          id="auth"
          label="Sign in or sign up"
          className="[&_.tab]:grow [&_.tab]:justify-center"
          value={tab}
          items={TABS}
          onChange={(next) => {
            leaveAnswer(false);
            choose(next);
          }}
        />
        <div {...tabPanelProps('auth', tab)} className="pt-7">
          {tab === 'sign-in' && (
            <SignInForm
              email={email}
              isNext={isNext}
              onEmail={setEmail}
              onSuccess={() => {
                // Whoever has gone on to another page by then stays there.
                if (window.location.pathname === location.pathname)
                  void navigate(target(), { replace: true });
              }}
            />
          )}
          {tab === 'sign-up' && (
            <Suspense fallback={null}>
              <SignUp
                sentTo={sentTo}
                email={email}
                onEmail={setEmail}
                onSent={(address) => {
                  setEmail(address);
                  setSentTo(address);
                  // Whoever comes back has to sign in.
                  choose('sign-in');
                }}
                onDone={() => leaveAnswer(true)}
              />
            </Suspense>
          )}
        </div>
      </Card>
      <p className="mt-8 flex items-center gap-2 text-sm text-mist">
        <PromiseIcon className="size-6 flex-none text-kelp" />
        Every animal is covered by our 48-hour live arrival guarantee.
      </p>
    </AuthFrame>
  );
}
