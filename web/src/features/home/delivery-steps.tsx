import type { ReactNode } from 'react';
import { LinkButton } from '#ui/forms/button.tsx';
import { BoxIcon, DropIcon, EyeIcon, TruckIcon } from '#ui/layout/shop-icons.tsx';
import { Link } from '#ui/routing/link.tsx';

const STEPS = [
  {
    icon: EyeIcon,
    title: 'You choose',
    text: 'Stock counts are live. A WYSIWYG piece is the very one in its picture.',
  },
  {
    icon: BoxIcon,
    title: 'We pack',
    text: 'Clean salt water and oxygen in each bag, in an insulated box.',
  },
  {
    icon: TruckIcon,
    title: 'It travels',
    text: 'You choose the day at checkout. We pack in time for it.',
  },
  {
    icon: DropIcon,
    title: 'It settles in',
    text: 'Drip it in with our guide. The guarantee covers the first 48 hours.',
  },
] as const;

/** From our tanks to the buyer's, in four steps. */
export function DeliverySteps(): ReactNode {
  return (
    <section className="page pt-20" aria-labelledby="delivery">
      <div className="surface delivery">
        <div className="max-w-xl">
          <p className="eyebrow">How delivery works</p>
          <h2 id="delivery" className="mt-2 text-2xl">
            From our tanks to yours
          </h2>
        </div>
        <ol className="delivery-steps">
          {STEPS.map(({ icon: StepSign, title, text }, index) => (
            <li key={title} className="delivery-step">
              <span className="delivery-sign">
                <StepSign className="size-8" />
              </span>
              <h3 className="mt-4 text-lg">
                <span className="figures me-2 text-lumen">{index + 1}</span>
                {title}
              </h3>
              <p className="mt-1 text-sm">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** The end of the page, for those who have no tank yet. */
export function BeginnerInvitation(): ReactNode {
  return (
    <section className="page pt-20 text-center">
      <h2 className="mx-auto max-w-2xl text-3xl">New to salt water? Good. Start slow.</h2>
      <p className="mx-auto mt-4 max-w-xl text-lg">
        Tank size, cycling, first fish: our guides take you from an empty tank to a living reef, one
        step at a time. Stuck?{' '}
        <Link to="/contact" className="text-link">
          Ask us
        </Link>
        , and we reply within 24 hours.
      </p>
      <LinkButton to="/learn/beginner-setup" kind="secondary" size="large" className="mt-7">
        Beginner setup guide
      </LinkButton>
    </section>
  );
}
