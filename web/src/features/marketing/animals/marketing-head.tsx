import type { ReactNode } from 'react';
import { LinkButton } from '#ui/forms/button.tsx';
import { PromiseIcon } from '#ui/layout/shop-icons.tsx';
import { CaptionedPicture } from './captioned-picture.tsx';
import type { CataloguePicture } from './pictures.ts';

/** The head of a marketing page: its topic, the promise, and a link to the shop. */
export function MarketingHead({
  title,
  intro,
  promise,
  action,
  picture,
}: {
  title: string;
  intro: string;
  promise: string;
  action: { label: string; path: string };
  picture: CataloguePicture;
}): ReactNode {
  return (
    <div className="marketing-head">
      <div className="marketing-words">
        <p className="badge tone-good marketing-promise">
          <PromiseIcon className="size-4" />
          {promise}
        </p>
        <h1 tabIndex={-1} className="marketing-title">
          {title}
        </h1>
        <p className="marketing-intro">{intro}</p>
        <LinkButton to={action.path} size="large">
          {action.label}
        </LinkButton>
      </div>
      <CaptionedPicture picture={picture} isEager sizes="(min-width: 64rem) 34rem, 92vw" />
    </div>
  );
}
